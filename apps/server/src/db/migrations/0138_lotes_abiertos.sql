-- Hotels whose lotes an administrator opened to all their collaborators: without a row, each sees what it loaded itself.
create table proveedores_abiertos (
  proveedor_id int primary key references proveedores(id),
  abierto_por text not null,
  abierto_en timestamptz not null default now()
);
