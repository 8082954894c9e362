-- Texts are kept in one normal form, so that equal names are equal and are found. What was stored before gets it here;
-- hardly any row differs.
update "user" set name = normalize(name, NFC) where name is not NFC normalized;
update user_profiles set company_name = normalize(company_name, NFC) where company_name is not NFC normalized;
update agents set name = normalize(name, NFC) where name is not NFC normalized;
update time_slot_configs set name = normalize(name, NFC) where name is not NFC normalized;
update business_breaks set break_name = normalize(break_name, NFC) where break_name is not NFC normalized;
update clients set name = normalize(name, NFC) where name is not NFC normalized;
update clients set profile_name = normalize(profile_name, NFC) where profile_name is not NFC normalized;
update appointments set client_name = normalize(client_name, NFC) where client_name is not NFC normalized;
update appointments set service_type = normalize(service_type, NFC) where service_type is not NFC normalized;
update sender_registrations set business_name = normalize(business_name, NFC) where business_name is not NFC normalized;
update whatsapp_phone_numbers set business_name = normalize(business_name, NFC) where business_name is not NFC normalized;
