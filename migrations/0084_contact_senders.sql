-- A message of the contact page goes with the account of the person who sent it while signed in, whatever address they gave.
alter table contact_messages add column sent_by uuid references "user" (id) on delete cascade;
create index contact_messages_by_sender on contact_messages (sent_by) where sent_by is not null;

-- One that was sent signed out is found by its address, which is forgotten when the account takes another.
create function keep_messages_with_account() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update contact_messages set sent_by = new.id where lower(email) = lower(old.email) and sent_by is null;
  return null;
end
$$;
revoke all on function keep_messages_with_account from public;
create trigger keep_messages_with_account after update of email on "user"
  for each row when (old.email_verified and old.email is distinct from new.email)
  execute function keep_messages_with_account();
