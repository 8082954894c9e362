-- Who comes when it isn't the person who booked: a daughter, a husband. The client's own name stays theirs.
alter table appointments add column booked_for text check (length(booked_for) between 1 and 100);

-- WhatsApp lets people hide their number; what it calls them instead is no phone number. Empty: hidden.
alter table appointments drop constraint appointments_client_phone_check;
alter table appointments add constraint appointments_client_phone_check check (length(client_phone) <= 32);
update appointments set client_phone = ''
  where source = 'whatsapp' and client_phone = left(client_address, 32) and client_phone !~ '^[+0-9]';
