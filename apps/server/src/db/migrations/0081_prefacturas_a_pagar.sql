-- A name that reads the same in both spellings.
alter table prefacturas rename column total_a_pagar to a_pagar;
