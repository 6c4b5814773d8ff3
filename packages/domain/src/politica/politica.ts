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

const ajuste: Fuente = { fuente: 'Ajuste de la instalación', grupo: 'general' }

const de =
  <T>(clase: Definicion<T>['clase']) =>
  (nombre: string, valor: T, fuente: string | Fuente = ajuste): Definicion<T> => ({
    clase,
    nombre,
    valor,
    ...(typeof fuente === 'string' ? { fuente, grupo: 'general' } : fuente),
  })
const dia = de<number>('dia')
const centavos = de<number>('centavos')
const numero = de<number>('numero')
const texto = de<string>('texto')
const lista = de<readonly string[]>('lista')
const interruptor = de<boolean>('interruptor')

/** Commissions: each second reading of the document is a value away. */
const definicionesDeComisiones = {
  corteComisionPue: dia('Día límite de PUE, pre-factura de comisiones', 31, comisiones('§9')),
  corteInvitadoPue: dia('Día de corte PUE, invitados', 23, comisiones('§5 y §9')),
  diasCuarentenaInvitado: numero(
    'Días que se conserva lo que carga un invitado sin guardarlo',
    3,
    'Decisión 101',
  ),
  regimenesComision: lista(
    'Regímenes admitidos del comisionista',
    ['601', '612', '621', '626'],
    comisiones('§5'),
  ),
  rfcComparadoComision: texto(
    'RFC de la factura que se compara con el del comisionista: emisor o receptor',
    'emisor',
    comisiones('§5 (la lectura literal es receptor)'),
  ),
  regimenesTotalNeto: lista(
    'Regímenes cuyo total se compara sin lo retenido',
    ['612', '621', '626'],
    comisiones('§5 (a la letra, solo 612)'),
  ),
  toleranciaTotalComision: centavos('Tolerancia entre factura y comisiones', 2000, comisiones('§5 y §9')),
  toleranciaLoteComision: centavos(
    'Tolerancia entre factura y sus reservas, lote de comisiones',
    100,
    comisiones('§5 y §9'),
  ),
  toleranciaIvaComision: centavos(
    'Tolerancia de IVA y de IVA retenido, regímenes 601, 612 y 621',
    1000,
    comisiones('§9'),
  ),
  toleranciaIva626: centavos('Tolerancia de IVA y de IVA retenido, régimen 626', 100, comisiones('§9')),
  toleranciaIsr: centavos('Tolerancia de ISR retenido', 100, comisiones('§9')),
  tasaRetIva: texto('Tasa de IVA retenido', '0.106667', comisiones('§9 (la otra lectura es 0.106666)')),
  tasaRetIsr: texto('Tasa de ISR retenido, régimen 626', '0.0125', {
    fuente: 'LISR 113-J; Commissions §9',
    grupo: 'comisiones',
  }),
  usoCfdiComision: texto('Uso de CFDI de las facturas de comisiones', 'G03', comisiones('§9')),
  codigoPostalReceptor: texto('Código postal del receptor', '03020', comisiones('§9')),
  claveProdServComision: texto('Clave de servicio de la pre-factura', '90121502', comisiones('§9')),
  clientesDesgloseDirecto: lista(
    'Clientes que ven el desglose de comisión sin pasar por la captación',
    Array.from({ length: 66 }, (_none, i) => String(501 + i)).filter((id) => id !== '503'),
    comisiones('§6 (unos 80 clientes; la lista no se muestra)'),
  ),
} as const

/** Warnings at a booking: which of them run, and from what money on. */
const definicionesDeReservas = {
  avisosDeReserva: lista('Avisos de una reserva que se dan', [...codigosDeAviso]),
  toleranciaCobroReserva: centavos(
    'Lo que puede faltar o sobrar en lo cobrado de una reserva para darla por pagada',
    100,
  ),
  toleranciaCostoReserva: centavos(
    'Lo que el hotel puede facturar sobre el costo de una reserva sin que se avise',
    100,
  ),
} as const

export const definiciones = {
  receptorRfc: texto('RFC de la empresa receptora', ''),
  receptorRegimenes: lista('Regímenes fiscales admitidos del receptor', ['601'], proveedor('§5.2')),
  usosProhibidosProveedor: lista(
    'Usos de CFDI prohibidos en facturas de proveedor',
    ['G03'],
    proveedor('§5.2'),
  ),
  formasPagoPue: lista('Formas de pago admitidas en PUE', ['03'], proveedor('§5.2')),
  tiposDeComprobante: lista('Tipos de comprobante admitidos en un lote', ['I'], 'Decisión 50'),
  monedas: lista('Monedas admitidas en un lote', ['MXN'], 'Decisión 50'),
  cortePueProveedor: dia('Día de corte PUE, proveedor', 23, proveedor('§5.2 (la otra lectura es 30)')),
  textoPueProveedor: dia('Día que dice el aviso de PUE, proveedor', 20, proveedor('§5.2')),
  cortePpdProveedor: dia('Día de corte PPD, proveedor', 20, proveedor('§5.2')),
  toleranciaLayout: centavos('Tolerancia entre factura y layout', 100, proveedor('§9')),
  efosBloquean: lista(
    'Códigos del listado 69-B que impiden el pago',
    ['100', '101', '104'],
    'SAT, documentación del servicio de consulta v1.4',
  ),
  direccionPreguntas: texto('Dirección de las preguntas frecuentes (vacía: las que trae Valija)', ''),
  diaComplemento: dia('Día del mes siguiente en que vence el complemento de pago', 5, 'RMF 2.7.1.32'),
  diasAvisoComplemento: numero('Días de anticipación del aviso de complemento por vencer', 3),
  toleranciaComplemento: centavos(
    'Lo que puede faltar o sobrar en el complemento de un pago para darlo por cubierto',
    100,
  ),
  diasSinFactura: numero('Días desde el fin de una estancia tras los que se espera la factura del hotel', 5),
  diasEntrePedidos: numero('Días antes de volver a pedirle a un hotel la factura de una misma reserva', 7),
  diasBorrador: numero('Días que se conserva un borrador', 30, 'Decisión 62'),
  diasArchivoSuelto: numero('Días que se conserva un archivo subido que ningún registro usa', 7),
  anosHistorial: numero(
    'Años que quedan a la mano los envíos a ANT y los correos; lo más viejo pasa a archivo (cinco al menos)',
    5,
    'CFF, art. 30',
  ),
  borradoresPersona: numero('Borradores que puede tener una persona', 60),
  borradoresHotel: numero('Borradores que pueden tener todas las personas de un hotel o agencia', 200),
  archivosPersona: numero('Archivos sin guardar en un registro que puede tener una persona', 10_000),
  archivosHotel: numero(
    'Archivos sin guardar en un registro de todas las personas de un hotel o agencia',
    30_000,
  ),
  megasPersona: numero('Megabytes en archivos sin guardar en un registro que puede tener una persona', 2048),
  megasHotel: numero(
    'Megabytes en archivos sin guardar en un registro de todas las personas de un hotel o agencia',
    6144,
  ),
  diasFechaPago: numero('Días que puede faltar para la fecha de pago con que se procesa un lote', 90),
  usuarioCreaLotes: interruptor('El rol usuario puede crear lotes de proveedor', true, proveedor('§6')),
  pestanasConDescarga: lista('Pestañas con «Descargar Facturas»', ['pagados'], proveedor('§2.1')),
  eliminarHasta: lista(
    'Etapas en que un lote se puede eliminar',
    ['noProcesado', 'enProcesoDeEnvio'],
    'Decisión 54',
  ),
  segundoFactorPersonal: interruptor(
    'Verificación en dos pasos obligatoria para el personal',
    false,
    'Ajuste de seguridad',
  ),
  minutosSesionSinUso: numero('Minutos sin uso tras los que se cierra una sesión', 60, 'Ajuste de seguridad'),
  sesionesPorPersona: numero(
    'Sesiones que puede tener abiertas una persona (al pasar, se cierra la más antigua)',
    25,
    'Ajuste de seguridad',
  ),
  proyectoArchivosProveedor: texto('ProyectName de los archivos de proveedor', '6', proveedor('§7')),
  rolesEstadoPago: lista('Roles que cambian el estado de un pago', ['admin'], 'Decisión 111'),
  rolesCatalogosPago: lista('Roles que mantienen los catálogos de pagos', ['admin'], 'Decisión 111'),
  rolesEstadosDeCuenta: lista('Roles que importan estados de cuenta', ['admin'], 'Decisión 111'),
  puntosSugerencia: numero(
    'Puntos desde los que se sugiere un pago para un movimiento',
    35,
    'Conciliación: tabla de pesos',
  ),
  diasConciliacion: numero(
    'Días entre movimiento y pago para conciliar sin que alguien lo confirme',
    5,
    'Conciliación: definición de exacto y único',
  ),
  diasBusquedaPago: numero(
    'Días alrededor de un movimiento en que se buscan pagos del mismo monto',
    15,
    'Conciliación: tabla de pesos',
  ),
  estadoPagoValido: numero('Estado de pago que cuenta como Valido', 1, pagos('§2')),
  localizadorBusqueda: numero('Largo máximo del localizador al buscar', 8, pagos('§9')),
  localizadorForma: numero('Largo máximo del localizador al pagar', 6, pagos('§9')),
  textoSinPagos: texto(
    'Aviso de una reserva sin pagos',
    'No se encontraron pagos para esta reserva',
    pagos('§2 (la otra redacción es «No se encontró pagos para esta reserva»)'),
  ),
  ...definicionesDeComisiones,
  ...definicionesDeReservas,
} as const

export type ClavePolitica = keyof typeof definiciones
export type Politica = { -readonly [K in ClavePolitica]: (typeof definiciones)[K]['valor'] }

export const politicaInicial = (): Politica =>
  Object.fromEntries(Object.entries(definiciones).map(([clave, { valor }]) => [clave, valor])) as Politica
