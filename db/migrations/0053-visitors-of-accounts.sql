-- outside of a transaction
-- Whether an account still names a visitor is asked for each visitor that is forgotten (decision 0103).
create index concurrently user_account_visitor on user_account (visitor_id) where visitor_id is not null;
