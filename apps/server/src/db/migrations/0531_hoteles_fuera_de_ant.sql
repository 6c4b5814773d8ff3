-- Since when ANT no longer lists a hotel: its old lotes keep it, and no new one is saved for it.
alter table proveedores add column fuera_desde timestamptz;
