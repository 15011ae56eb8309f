-- What waits for a morning or a Sunday waits among the notifications: matches need no time of telling of their own.
drop index saved_search_digests;
drop index saved_search_match_untold;
alter table saved_search drop column told_at;
alter table saved_search_match drop column told_at;
