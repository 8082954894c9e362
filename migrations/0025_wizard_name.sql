-- What the owner called the business in the wizard, which says that clients see it: of the number in use, or of the one
-- that is being set up. Null without either.
create function wizard_name_of(owner uuid) returns text
  language sql stable set search_path = pg_catalog, public
  as $$
    select coalesce(
      (select business_name from whatsapp_phone_numbers where user_id = owner and is_active),
      (select business_name from sender_registrations where user_id = owner and status = 'pending'))
  $$;
revoke all on function wizard_name_of from public;
grant execute on function wizard_name_of to daybook_app;

-- Whoever gave a name there needn't give it again.
update user_profiles p set company_name = wizard_name_of(p.user_id)
 where coalesce(btrim(p.company_name), '') = '' and wizard_name_of(p.user_id) is not null;

-- Where the number shall be from, of the countries the operator allows; null where nobody chose.
alter table sender_registrations add column country text check (country ~ '^[A-Z]{2}$');
