-- What exactly differs of a piece that is not as described, with what its record stated then (decision 0263).
alter table support_case_line add column difference jsonb;
alter table order_return_line add column difference jsonb;
