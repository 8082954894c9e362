-- Whether a business has a mail address of any client is kept in memory with its settings, so that a booking at one that has
-- none doesn't look for the client's. The first address makes another version of the settings; so does every later one.
create constraint trigger clients_mail_version after insert or update of email on clients
  deferrable initially deferred for each row when (new.email is not null) execute function note_changed_settings();
create trigger clients_mail_being_changed after insert or update of email on clients
  for each row when (new.email is not null) execute function note_settings_being_changed();

-- Whether a notice may go by mail: to the client who is named, or else the appointment's. A function keeps its plan; as a part
-- of the statement that writes a notice it was planned for every booking, which cost more than the rest of it.
create function takes_mail(owner_id uuid, appointment uuid, client uuid) returns boolean
  language plpgsql stable set search_path = pg_catalog, public as $$
begin
  return exists (select from clients c where c.user_id = owner_id
    and c.id = coalesce(client, (select a.client_id from appointments a where a.user_id = owner_id and a.id = appointment))
    and c.email is not null and c.mail_refused_at is null);
end
$$;
grant execute on function takes_mail to daybook_app;

-- What a mail about an appointment needs of its row: whose it is, and how often its calendar entry has changed.
create function calendar_facts(owner_id uuid, appointment uuid) returns jsonb
  language plpgsql stable set search_path = pg_catalog, public as $$
begin
  return (select jsonb_build_object('clientId', client_id, 'sequence', calendar_sequence) from appointments
    where user_id = owner_id and id = appointment);
end
$$;
grant execute on function calendar_facts to daybook_app;
