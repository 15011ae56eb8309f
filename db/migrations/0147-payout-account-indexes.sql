-- outside of a transaction
-- A bank account is one member's only, as a wallet is (specification §8), and of several accounts one is proposed (decision 0207).
create unique index concurrently if not exists payout_account_payee on payout_account (payee_ref) where unlinked_at is null;
create unique index concurrently if not exists payout_account_default on payout_account (user_id) where is_default and unlinked_at is null;
