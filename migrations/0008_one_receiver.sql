-- Who already has a message that came to the platform's number: delivered again, it stays there, whoever wrote to the
-- client since. Asked before the owner is known, so it crosses owners.
create function find_stored_message(client_address text, message_id text) returns table (user_id uuid)
  language sql stable security definer set search_path = pg_catalog, public
  as $$
    select m.user_id from platform_threads t
      join messages m on m.user_id = t.user_id and m.provider_message_id = message_id and m.author = 'client'
     where t.client = client_address limit 1
  $$;
revoke all on function find_stored_message from public;
grant execute on function find_stored_message to daybook_app;
