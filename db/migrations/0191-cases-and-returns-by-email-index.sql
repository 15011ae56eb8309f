-- outside of a transaction
-- What stands beside a case counts the cases and returns of a guest by the e-mail address.
create index concurrently if not exists support_case_email on support_case (lower(email));
create index concurrently if not exists order_return_email on order_return (lower(email)) where user_id is null;
