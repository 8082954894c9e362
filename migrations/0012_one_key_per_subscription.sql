-- Of two unique keys on the same id, "on conflict" watches one: of two requests that keep the same subscription at the
-- same moment, the other key made one fail. The owner's rows are found by a plain index.
alter table paypal_subscriptions drop constraint paypal_subscriptions_user_id_id_key;
create index paypal_subscriptions_of_owner on paypal_subscriptions (user_id, id);
