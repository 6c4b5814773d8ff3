import { codigosDeAviso } from '../reservas/codigos-de-aviso.ts'

/**
 * The policy: cut-off days, tolerances, regimes, uses and rates. Each value is in force from a calendar day on; an
 * invoice is judged by the policy of the day on which it is submitted. Seeds name the source of each figure.
 */
export type GrupoDePolitica = 'proveedor' | 'comisiones' | 'pagos' | 'general'
export type Definicion<T> = {
  nombre: string
  valor: T
  fuente: string
  /** Of the page that shows it. */
  grupo: GrupoDePolitica
  clase: 'dia' | 'centavos' | 'lista' | 'texto' | 'interruptor' | 'numero'
}

/** The document that a figure comes from tells whose rule it is. */
type Fuente = Pick<Definicion<unknown>, 'fuente' | 'grupo'>
const proveedor = (seccion: string): Fuente => ({ fuente: `Supplier batches ${seccion}`, grupo: 'proveedor' })
const comisiones = (seccion: string): Fuente => ({ fuente: `Commissions ${seccion}`, grupo: 'comisiones' })
const pagos = (seccion: string): Fuente => ({ fuente: `Payments ${seccion}`, grupo: 'pagos' })

const def = <T>(
  clase: Definicion<T>['clase'],
  nombre: string,
  valor: T,
  fuente: string | Fuente,
): Definicion<T> => ({
  clase,
  nombre,
  valor,
  ...(typeof fuente === 'string' ? { fuente, grupo: 'general' } : fuente),
})

/** Commissions: each second reading of the document is a value away. */
const definicionesDeComisiones = {
  corteComisionPue: def('dia', 'Día límite de PUE, pre-factura de comisiones', 31, comisiones('§9')),
  corteInvitadoPue: def('dia', 'Día de corte PUE, invitados', 23, comisiones('§5 y §9')),
  diasCuarentenaInvitado: def(
    'numero',
    'Días que se conserva lo que carga un invitado sin guardarlo',
    3,
    'Decisión 101',
  ),
  regimenesComision: def(
    'lista',
    'Regímenes admitidos del comisionista',
    ['601', '612', '621', '626'] as string[],
    comisiones('§5'),
  ),
  rfcComparadoComision: def(
    'texto',
    'RFC de la factura que se compara con el del comisionista: emisor o receptor',
    'emisor',
    comisiones('§5 (la lectura literal es receptor)'),
  ),
  regimenesTotalNeto: def(
    'lista',
    'Regímenes cuyo total se compara sin lo retenido',
    ['612', '621', '626'] as string[],
    comisiones('§5 (a la letra, solo 612)'),
  ),
  toleranciaTotalComision: def(
    'centavos',
    'Tolerancia entre factura y comisiones',
    2000,
    comisiones('§5 y §9'),
  ),
  toleranciaLoteComision: def(
    'centavos',
    'Tolerancia entre factura y sus reservas, lote de comisiones',
    100,
    comisiones('§5 y §9'),
  ),
  toleranciaIvaComision: def(
    'centavos',
    'Tolerancia de IVA y de IVA retenido, regímenes 601, 612 y 621',
    1000,
    comisiones('§9'),
  ),
  toleranciaIva626: def(
    'centavos',
    'Tolerancia de IVA y de IVA retenido, régimen 626',
    100,
    comisiones('§9'),
  ),
  toleranciaIsr: def('centavos', 'Tolerancia de ISR retenido', 100, comisiones('§9')),
  tasaRetIva: def(
    'texto',
    'Tasa de IVA retenido',
    '0.106667',
    comisiones('§9 (la otra lectura es 0.106666)'),
  ),
  tasaRetIsr: def('texto', 'Tasa de ISR retenido, régimen 626', '0.0125', {
    fuente: 'LISR 113-J; Commissions §9',
    grupo: 'comisiones',
  }),
  usoCfdiComision: def('texto', 'Uso de CFDI de las facturas de comisiones', 'G03', comisiones('§9')),
  codigoPostalReceptor: def('texto', 'Código postal del receptor', '03020', comisiones('§9')),
  claveProdServComision: def('texto', 'Clave de servicio de la pre-factura', '90121502', comisiones('§9')),
  clientesDesgloseDirecto: def(
    'lista',
    'Clientes que ven el desglose de comisión sin pasar por la captación',
    Array.from({ length: 66 }, (_none, i) => String(501 + i)).filter((id) => id !== '503') as string[],
    comisiones('§6 (unos 80 clientes; la lista no se muestra)'),
  ),
} as const

/** Warnings at a booking: which of them run, and from what money on. */
const definicionesDeReservas = {
  avisosDeReserva: def(
    'lista',
    'Avisos de una reserva que se dan',
    [...codigosDeAviso] as string[],
    'Ajuste de la instalación',
  ),
  toleranciaCobroReserva: def(
    'centavos',
    'Lo que puede faltar o sobrar en lo cobrado de una reserva para darla por pagada',
    100,
    'Ajuste de la instalación',
  ),
  toleranciaCostoReserva: def(
    'centavos',
    'Lo que el hotel puede facturar sobre el costo de una reserva sin que se avise',
    100,
    'Ajuste de la instalación',
  ),
} as const

export const definiciones = {
  receptorRfc: def('texto', 'RFC de la empresa receptora', '', 'Ajuste de la instalación'),
  receptorRegimenes: def(
    'lista',
    'Regímenes fiscales admitidos del receptor',
    ['601'] as string[],
    proveedor('§5.2'),
  ),
  usosProhibidosProveedor: def(
    'lista',
    'Usos de CFDI prohibidos en facturas de proveedor',
    ['G03'] as string[],
    proveedor('§5.2'),
  ),
  formasPagoPue: def('lista', 'Formas de pago admitidas en PUE', ['03'] as string[], proveedor('§5.2')),
  tiposDeComprobante: def(
    'lista',
    'Tipos de comprobante admitidos en un lote',
    ['I'] as string[],
    'Decisión 50',
  ),
  monedas: def('lista', 'Monedas admitidas en un lote', ['MXN'] as string[], 'Decisión 50'),
  cortePueProveedor: def('dia', 'Día de corte PUE, proveedor', 23, proveedor('§5.2 (la otra lectura es 30)')),
  textoPueProveedor: def('dia', 'Día que dice el aviso de PUE, proveedor', 20, proveedor('§5.2')),
  cortePpdProveedor: def('dia', 'Día de corte PPD, proveedor', 20, proveedor('§5.2')),
  toleranciaLayout: def('centavos', 'Tolerancia entre factura y layout', 100, proveedor('§9')),
  efosBloquean: def(
    'lista',
    'Códigos del listado 69-B que impiden el pago',
    ['100', '101', '104'] as string[],
    'SAT, documentación del servicio de consulta v1.4',
  ),
  direccionPreguntas: def(
    'texto',
    'Dirección de las preguntas frecuentes (vacía: las que trae Valija)',
    '',
    'Ajuste de la instalación',
  ),
  diaComplemento: def('dia', 'Día del mes siguiente en que vence el complemento de pago', 5, 'RMF 2.7.1.32'),
  diasAvisoComplemento: def(
    'numero',
    'Días de anticipación del aviso de complemento por vencer',
    3,
    'Ajuste de la instalación',
  ),
  toleranciaComplemento: def(
    'centavos',
    'Lo que puede faltar o sobrar en el complemento de un pago para darlo por cubierto',
    100,
    'Ajuste de la instalación',
  ),
  diasSinFactura: def(
    'numero',
    'Días desde el fin de una estancia tras los que se espera la factura del hotel',
    5,
    'Ajuste de la instalación',
  ),
  diasEntrePedidos: def(
    'numero',
    'Días antes de volver a pedirle a un hotel la factura de una misma reserva',
    7,
    'Ajuste de la instalación',
  ),
  diasBorrador: def('numero', 'Días que se conserva un borrador', 30, 'Decisión 62'),
  diasArchivoSuelto: def(
    'numero',
    'Días que se conserva un archivo subido que ningún registro usa',
    7,
    'Ajuste de la instalación',
  ),
  anosHistorial: def(
    'numero',
    'Años que quedan a la mano los envíos a ANT y los correos; lo más viejo pasa a archivo (cinco al menos)',
    5,
    'CFF, art. 30',
  ),
  borradoresPersona: def('numero', 'Borradores que puede tener una persona', 60, 'Ajuste de la instalación'),
  borradoresHotel: def(
    'numero',
    'Borradores que pueden tener todas las personas de un hotel o agencia',
    200,
    'Ajuste de la instalación',
  ),
  archivosPersona: def(
    'numero',
    'Archivos sin guardar en un registro que puede tener una persona',
    10_000,
    'Ajuste de la instalación',
  ),
  archivosHotel: def(
    'numero',
    'Archivos sin guardar en un registro de todas las personas de un hotel o agencia',
    30_000,
    'Ajuste de la instalación',
  ),
  megasPersona: def(
    'numero',
    'Megabytes en archivos sin guardar en un registro que puede tener una persona',
    2048,
    'Ajuste de la instalación',
  ),
  megasHotel: def(
    'numero',
    'Megabytes en archivos sin guardar en un registro de todas las personas de un hotel o agencia',
    6144,
    'Ajuste de la instalación',
  ),
  diasFechaPago: def(
    'numero',
    'Días que puede faltar para la fecha de pago con que se procesa un lote',
    90,
    'Ajuste de la instalación',
  ),
  usuarioCreaLotes: def(
    'interruptor',
    'El rol usuario puede crear lotes de proveedor',
    true,
    proveedor('§6'),
  ),
  pestanasConDescarga: def(
    'lista',
    'Pestañas con «Descargar Facturas»',
    ['pagados'] as string[],
    proveedor('§2.1'),
  ),
  eliminarHasta: def(
    'lista',
    'Etapas en que un lote se puede eliminar',
    ['noProcesado', 'enProcesoDeEnvio'] as string[],
    'Decisión 54',
  ),
  segundoFactorPersonal: def(
    'interruptor',
    'Verificación en dos pasos obligatoria para el personal',
    false,
    'Ajuste de seguridad',
  ),
  minutosSesionSinUso: def(
    'numero',
    'Minutos sin uso tras los que se cierra una sesión',
    60,
    'Ajuste de seguridad',
  ),
  sesionesPorPersona: def(
    'numero',
    'Sesiones que puede tener abiertas una persona (al pasar, se cierra la más antigua)',
    25,
    'Ajuste de seguridad',
  ),
  proyectoArchivosProveedor: def('texto', 'ProyectName de los archivos de proveedor', '6', proveedor('§7')),
  rolesEstadoPago: def(
    'lista',
    'Roles que cambian el estado de un pago',
    ['admin'] as string[],
    'Decisión 111',
  ),
  rolesCatalogosPago: def(
    'lista',
    'Roles que mantienen los catálogos de pagos',
    ['admin'] as string[],
    'Decisión 111',
  ),
  rolesEstadosDeCuenta: def(
    'lista',
    'Roles que importan estados de cuenta',
    ['admin'] as string[],
    'Decisión 111',
  ),
  puntosSugerencia: def(
    'numero',
    'Puntos desde los que se sugiere un pago para un movimiento',
    35,
    'Conciliación: tabla de pesos',
  ),
  diasConciliacion: def(
    'numero',
    'Días entre movimiento y pago para conciliar sin que alguien lo confirme',
    5,
    'Conciliación: definición de exacto y único',
  ),
  diasBusquedaPago: def(
    'numero',
    'Días alrededor de un movimiento en que se buscan pagos del mismo monto',
    15,
    'Conciliación: tabla de pesos',
  ),
  estadoPagoValido: def('numero', 'Estado de pago que cuenta como Valido', 1, pagos('§2')),
  localizadorBusqueda: def('numero', 'Largo máximo del localizador al buscar', 8, pagos('§9')),
  localizadorForma: def('numero', 'Largo máximo del localizador al pagar', 6, pagos('§9')),
  textoSinPagos: def(
    'texto',
    'Aviso de una reserva sin pagos',
    'No se encontraron pagos para esta reserva',
    pagos('§2 (la otra redacción es «No se encontró pagos para esta reserva»)'),
  ),
  ...definicionesDeComisiones,
  ...definicionesDeReservas,
} as const

export type ClavePolitica = keyof typeof definiciones
type Ancho<T> = T extends string ? string : T extends number ? number : T extends boolean ? boolean : T
export type Politica = { -readonly [K in ClavePolitica]: Ancho<(typeof definiciones)[K]['valor']> }

export const politicaInicial = (): Politica =>
  Object.fromEntries(Object.entries(definiciones).map(([clave, { valor }]) => [clave, valor])) as Politica
