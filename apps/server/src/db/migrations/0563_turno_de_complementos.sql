-- When the SAT was last asked about a complement, answered or not: what never gets an answer lets the others pass.
alter table complementos add column sat_intentado_en timestamptz;
