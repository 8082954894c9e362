-- Whether a business has a mail address of any client is kept in memory with its settings, so that a booking at one that has
-- none doesn't look for the client's. The first address makes another version of the settings; so does every later one.
create constraint trigger clients_mail_version after insert or update of email on clients
  deferrable initially deferred for each row when (new.email is not null) execute function note_changed_settings();
create trigger clients_mail_being_changed after insert or update of email on clients
  for each row when (new.email is not null) execute function note_settings_being_changed();
