import type { ClaseHallada } from '../buscar.ts'

/** Texts of the search box of the bar. */
export const buscarPantalla = {
  resultados: 'Resultados de la búsqueda',
  clases: {
    reserva: 'Reserva',
    factura: 'Facturas',
    lote: 'Lotes',
    pago: 'Pagos de clientes',
    comprobante: 'Pagos a proveedores y comisionistas',
    movimiento: 'Movimientos del banco',
    complemento: 'Complementos',
    comision: 'Comisiones',
    prefactura: 'Pre-facturas',
    proveedor: 'Proveedores',
    comisionista: 'Comisionistas',
    usuario: 'Usuarios',
  } satisfies Record<ClaseHallada, string>,
  prefactura: ({ id }: { id: string }) => `Pre-factura ${id}`,
  verTodos: ({ clase }: { clase: string }) => `Ver todos: ${clase.toLowerCase()}`,
  recientes: 'Lo último que abriste',
  acciones: 'Acciones',
  buscando: 'Buscando…',
  nada: ({ q }: { q: string }) => `Nada de lo que puedes ver coincide con «${q}».`,
  parecidos: ({ q }: { q: string }) => `Nada se llama «${q}». Esto tiene un nombre parecido:`,
  nadaAyuda:
    'Busca por localizador, UUID o sus primeros 8, folio, RFC, nombre, clave de rastreo, póliza, importe o fecha (16/10/2026).',
  pagoPrevisto: ({ dia }: { dia: string }) => `Pago previsto: ${dia}`,
  fallo: 'No se pudo buscar.',
  hallados: ({ n }: { n: number }) =>
    n === 0 ? 'Sin resultados' : n === 1 ? '1 resultado' : `${n} resultados`,
  irA: ({ pantalla }: { pantalla: string }) => `Ir a ${pantalla}`,
  accion: {
    cargarLote: 'Cargar lote',
    procesarLotes: 'Procesar lotes',
    pagosVencidos: 'Lotes por pagar, el más antiguo primero',
    registrarPago: 'Registrar un pago de cliente',
    estadoDeCuenta: 'Importar un estado de cuenta',
    conciliar: 'Conciliar movimientos del banco',
    subirComplemento: 'Subir complementos de pago',
    complementosVencidos: 'Complementos vencidos',
    facturarComisiones: 'Facturar comisiones',
    invitar: 'Invitar a un usuario',
    configuraciones: 'Configuraciones',
    sesiones: 'Mi cuenta y mis sesiones',
  },
  teclas: '↑ ↓ para elegir, Enter para abrir, Esc para cerrar',
} as const
