-- Zones such as UTC are in no country. There the owner says which: phone numbers without a country code, holidays, the
-- currency and the order of day and month go by it. Where the zone has a country, that one counts.
alter table user_profiles add column country text check (country ~ '^[A-Z]{2}$');
