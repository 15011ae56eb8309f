-- outside of a transaction
-- Who may be granted an offer is found by when somebody joined, bought last and loved something (decision 0192).
create index concurrently if not exists user_account_joined on user_account (created_at);
create index concurrently if not exists user_account_bought on user_account (last_purchase_at) where last_purchase_at is not null;
create index concurrently if not exists favorite_lately on favorite (created_at) where user_id is not null;
