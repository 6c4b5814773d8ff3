import { contar } from '../message-type.ts'

/** Texts of the screens of bank receipts and payment proofs; the quoted ones are documented wording. */
export const recibosPantalla = {
  recibosDePago: 'Recibos de pago',
  tipoDePago: 'Selecciona el tipo de pago',
  bbva: 'BBVA',
  bbvaTexto: 'Recibo en PDF, con un pago por página.',
  sabadell: 'Sabadell',
  sabadellMotivo: 'Sus recibos no se leen en esta pantalla. Usa «Agregar comprobante» en cada lote.',
  noDisponible: 'No disponible',

  reciboBbva: 'Recibo de pago BBVA',
  reciboReglas:
    'Un PDF de BBVA, hasta 10 MB y 100 páginas. Se lee en tu equipo; se guarda cuando lo confirmas.',
  reciboZona: 'Recibo de pago en PDF',
  leyendo: ({ nombre }: { nombre: string }) => `Leyendo ${nombre}`,
  leyendoTexto: 'Puede tardar hasta 10 segundos.',
  cancelarLectura: 'Cancelar la lectura',
  elegirOtro: 'Elegir otro PDF',
  noSeLee: 'No se puede leer el pdf',
  paginasIlegibles: ({ n, total }: { n: number; total: number }) =>
    `${contar(n, 'página', 'páginas')} de ${total} sin leer.${n < total ? ' Los demás pagos siguen aquí.' : ''}`,
  pagina: ({ pagina }: { pagina: number }) => `Página ${pagina}`,

  detalleDePagos: 'Detalle de pagos',
  pagosLeidos: ({ n }: { n: number }) => contar(n, 'pago leído', 'pagos leídos'),
  suman: 'Suman',
  columnas: {
    pagina: 'Página',
    proveedor: 'Proveedor',
    fechaPago: 'Fecha de pago',
    banco: 'Banco',
    folio: 'Folio',
    importe: 'Importe',
    lote: 'Lote',
  },
  rastreo: 'Rastreo',
  buscarLote: 'Buscar Lote',
  buscarOtraVez: 'Buscar de nuevo',
  revisarYGuardar: ({ n }: { n: number }) => `Revisar ${contar(n, 'pago', 'pagos')}`,
  nadaElegido: 'Elige un lote para al menos un pago',

  sinBuscar: 'Sin buscar',
  sinLote: 'Sin lote',
  sinLoteTexto: 'Ningún lote en proceso de pago tiene este RFC e importe. No se guardará.',
  eligeLote: 'Elige un lote',
  dejarSinLote: 'Dejar sin lote',
  cambiar: 'Cambiar',
  ocultar: 'Ocultar',
  verParecidos: ({ n }: { n: number }) => `Ver ${contar(n, 'lote', 'lotes')} del mismo proveedor`,
  yaAplicado: ({ nombre }: { nombre: string }) => `Ya aplicado al lote ${nombre}`,
  operacionRepetida: 'Es la misma operación que una página anterior',
  candidatosDe: ({ pagina }: { pagina: number }) => `Lotes para el pago de la página ${pagina}`,
  porPagar: 'Por pagar',
  razones: {
    rfcIgual: () => 'Mismo RFC',
    importeIgual: () => 'Mismo importe',
    importeMenor: ({ diferencia }: { diferencia: string }) =>
      `Pago parcial: quedarían ${diferencia} por pagar`,
    importeMayor: ({ diferencia }: { diferencia: string }) =>
      `El pago es ${diferencia} mayor que lo que falta`,
    otroPagoIgual: ({ pagina }: { pagina: number }) =>
      `El pago de la página ${pagina} también corresponde a este lote`,
    impedimentos: ({ facturas }: { facturas: number }) =>
      `No se puede pagar: ${contar(facturas, 'factura lo impide', 'facturas lo impiden')}`,
  },

  revisaTitulo: 'Revisa los pagos antes de guardar',
  revisaTexto: ({ pagos, lotes }: { pagos: number; lotes: number }) =>
    `${pagos === 1 ? 'Se registra' : 'Se registran'} ${contar(pagos, 'pago', 'pagos')} en ${contar(lotes, 'lote', 'lotes')}.`,
  seCierra: ({ segundos }: { segundos: number }) =>
    `Se cierra sin guardar en ${contar(segundos, 'segundo', 'segundos')}`,
  seguirRevisando: 'Seguir revisando',
  seCerro: 'La revisión se cerró sin guardar. Lo que elegiste sigue aquí.',
  guardar: 'Guardar',
  quedaPagado: 'Queda pagado',
  quedanPorPagar: ({ importe }: { importe: string }) => `Quedan ${importe} por pagar`,
  sobran: ({ importe }: { importe: string }) =>
    `Los pagos elegidos suman ${importe} más que lo que falta del lote. Cambia alguno.`,
  noSeGuardan: ({ n }: { n: number }) =>
    n === 1 ? '1 pago queda sin lote y no se guarda.' : `${n} pagos quedan sin lote y no se guardan.`,
  noEsPosibleGuardar: 'No es posible guardar los comprobantes de pago',
  nadaGuardado: 'No se guardó nada. Lo que elegiste sigue aquí: intenta de nuevo.',

  guardadoTitulo: 'Pagos guardados',
  guardadoTexto: ({ n }: { n: number }) => contar(n, 'comprobante guardado', 'comprobantes guardados'),
  noSeMarco: 'Los comprobantes sí se guardaron. El lote queda en proceso de pago hasta que se resuelva.',
  cargarOtro: 'Cargar otro recibo',
  terminar: 'Terminar',
  marcarPagado: 'Marcar como pagado',

  agregarComprobante: 'Agregar comprobante',
  comprobanteGuardado: 'Comprobante guardado',
  comprobanteGuardadoPagado: ({ nombre }: { nombre: string }) => `El lote ${nombre} está pagado`,
  rfc: 'RFC',
  fechaPago: 'Fecha de pago',
  monto: 'Monto',
  bancoBeneficiario: 'Banco beneficiario',
  folio: 'Folio',
  /** The form of a commission lote, as its document has it. */
  comision: {
    fechaPago: 'Fecha de Pago',
    monto: 'Total',
    bancoBeneficiario: 'Banco Bancario',
    incompleto: 'El formulario está incompleto!',
    cerrar: 'Cerrar',
    pago: 'Pago',
    detalles: 'Detalles del pago',
    sinPagos: 'Este lote aún no tiene pagos.',
    sustantivo: ['pago', 'pagos'],
  },
  pagosDelLote: 'Pagos',
  claveRastreo: 'Clave de rastreo',
  sinRecibo: 'Este pago se capturó a mano, sin el recibo del banco',
  montoAyuda: ({ importe }: { importe: string }) => `Faltan ${importe} por pagar`,
  comprobantes: 'Comprobantes',
  sinComprobantes: 'Este lote aún no tiene comprobantes.',
  cubierto: 'No falta nada por pagar.',
  manual: 'Capturado a mano',
  delRecibo: ({ pagina }: { pagina: number }) => `Recibo, página ${pagina}`,
  verRecibo: 'Ver recibo',
  anular: 'Anular',
  anularComprobante: 'Anular comprobante',
  anularTexto: ({
    folio,
    importe,
    nombre,
    pagado,
  }: Record<'folio' | 'importe' | 'nombre', string> & { pagado: boolean }) =>
    pagado
      ? `Se anula el comprobante ${folio} de ${importe}. El lote ${nombre} vuelve a «En proceso de pago» con ese importe por pagar.`
      : `Se anula el comprobante ${folio} de ${importe}. Ese importe del lote ${nombre} vuelve a quedar por pagar.`,
  motivo: 'Motivo',
  anulado: 'Anulado',
  anuladoPor: ({ quien, motivo }: { quien: string; motivo: string }) => `${quien}: ${motivo}`,
  comprobanteAnulado: 'Comprobante anulado',
  quienCuando: ({ quien, cuando }: { quien: string; cuando: string }) => `${quien}, ${cuando}`,
} as const
