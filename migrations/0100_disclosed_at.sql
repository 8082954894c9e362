-- When the client was last told, in this chat, that a machine answers. The line is due again 30 days later.
alter table conversations add column disclosed_at timestamptz;
