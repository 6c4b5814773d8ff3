-- Who this installation is towards others, renewed by every way of restoring; a promoted replica keeps it.
alter table instalacion
  add column identidad uuid not null default gen_random_uuid(),
  add column restaurada_en timestamptz,
  -- A person compared the books of ANT with these after the restore.
  add column cotejada_en timestamptz,
  -- While false nothing leaves and nothing is deleted.
  add column armada boolean not null default true,
  -- Server and database it was last seen in: elsewhere it is a copy.
  add column lugar text,
  -- Whether ANT's last acceptance told the uuid it holds; null before the first.
  add column ant_dice_uuid boolean;

-- Doubts that asking ANT again does not settle: it holds another uuid under this number, or does not tell which.
alter table facturas add column envio_duda text not null default '' check (envio_duda in ('', 'otroUuid', 'sinUuid'));
-- ANT held something under this lote's number before anything of it was sent from here.
alter table lotes add column envio_ajeno boolean not null default false;
