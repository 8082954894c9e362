-- Whether providers' webhooks are refused for their signatures, and why: what the doctor and the administrator see. One row
-- per provider, nobody's personal data.
create table webhook_refusals (
  provider text primary key check (provider in ('whatsapp', 'paypal')),
  refused_at timestamptz,
  -- Since the last one that was accepted.
  refused_count bigint not null default 0,
  cause text check (cause in ('public-url', 'secret')),
  -- The address a genuine one was signed for.
  detail text check (length(detail) <= 300),
  accepted_at timestamptz
);
grant select, insert, update on webhook_refusals to daybook_app;
