-- That a client's message has been answered is said by the answer, which is announced itself.
drop trigger messages_change on messages;
create trigger messages_change after insert or delete on messages for each row execute function notify_change();
create trigger messages_update after update on messages for each row
  when (old.status <> 'received' or new.status <> 'done') execute function notify_change();

-- Written three times for each message, and read and prepared anew each time: what a domain allows is looked at where its column is
-- written.
drop view sender_clients;
create domain sender_address as text check (length(value) between 1 and 64);
alter table conversations drop constraint conversations_sender_check, alter column sender type sender_address;
create view sender_clients with (security_invoker = true) as
  select v.user_id, v.sender, c.channel_address as client
    from conversations v join clients c on c.user_id = v.user_id and c.id = v.client_id
  union
  select t.user_id, s.address, t.client from platform_threads t cross join platform_sender s;
revoke all on sender_clients from public;
