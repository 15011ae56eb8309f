-- How a friend's link reached a person, beside whose link it was: a shared piece, an invitation to a goody box (§2
-- referral_context). An order keeps both as they were when it was placed (decision 0271).
-- short: visitor, only the catalogue changes: the columns have no default
-- short: purchase_order, for the same reason
alter table visitor add column referral_context text;
alter table purchase_order add column referral_code text, add column referral_context text;
