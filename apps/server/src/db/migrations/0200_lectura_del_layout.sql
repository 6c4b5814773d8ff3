-- How the layout was read, told on the draft for as long as it lives.
alter table borradores add column layout_avisos jsonb not null default '[]';
-- An iva nobody wrote is not an iva of zero.
alter table borrador_renglones add column iva_vacio boolean not null default false;
