-- outside of a transaction
-- What one network holds and waits for is counted at each addition to a cart (decision 0102).
create index concurrently hold_network on hold (network) where network is not null;
create index concurrently hold_queue_network on hold_queue (network) where network is not null;
