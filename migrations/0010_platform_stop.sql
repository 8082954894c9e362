-- STOP on a number that several businesses share ends all their messages from it, and START all of that.
create table platform_opt_outs (
  client text primary key check (length(client) <= 64),
  opted_out_at timestamptz not null
);
grant select, insert, update, delete on platform_opt_outs to daybook_app;

-- Since when a person wants no messages of this business from this number; null for everyone else. The one place that
-- knows both kinds of STOP.
create function opted_out_since(owner_id uuid, client_address text, sender text) returns timestamptz
  language sql stable set search_path = pg_catalog, public
  as $$
    select coalesce(
      (select opted_out_at from clients where user_id = owner_id and channel_address = client_address),
      (select o.opted_out_at from platform_opt_outs o join platform_sender s on s.address = sender
        where o.client = client_address))
  $$;
grant execute on function opted_out_since to daybook_app;
