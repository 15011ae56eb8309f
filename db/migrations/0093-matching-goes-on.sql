-- A change that more people wait for than one transaction tells goes on in the next one (decision 0161).
alter table search_change add column told_until uuid;
comment on column search_change.told_until is 'savers up to this one have been told; null: nobody yet';
