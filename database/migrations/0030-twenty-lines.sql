-- A quote and a receipt have up to twenty lines.
alter table visit_quotes
  drop constraint visit_quotes_lines_check,
  add constraint visit_quotes_lines_check
    check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) between 1 and 20) not valid;
alter table visit_quotes validate constraint visit_quotes_lines_check;
alter table receipts
  drop constraint receipts_lines_check,
  add constraint receipts_lines_check check (jsonb_array_length(lines) between 1 and 20) not valid;
alter table receipts validate constraint receipts_lines_check;
