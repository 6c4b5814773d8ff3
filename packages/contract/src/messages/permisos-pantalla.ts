export const permisosPantalla = {
  titulo: 'Permisos por rol',
  texto:
    'Esta es la tabla con la que el servidor decide en cada llamada. Además, cada quien ve solo lo suyo: un proveedor los lotes que cargó, un comisionista los de su agencia.',
  configuraciones: 'Configuraciones',
  capacidad: 'Permiso',
  otras: 'Otros',
  puede: 'Sí',
  noPuede: 'No',
} as const
