-- What visitors write on the contact page. Nobody's account: the app adds messages and removes old ones, and reads none.
create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  message text not null check (length(message) between 1 and 1000),
  -- The page's, in which an answer would be understood.
  language text not null check (language in ('en', 'es', 'fr', 'de', 'pt')),
  created_at timestamptz not null
);
create index contact_messages_oldest on contact_messages (created_at);
grant insert, delete on contact_messages to daybook_app;
grant select (id, created_at) on contact_messages to daybook_app;
