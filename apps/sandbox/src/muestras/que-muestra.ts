import { comisionistaDemo, proveedoresDemo } from '../mundo/demo.ts'

const [hotel, segundo] = proveedoresDemo['proveedor@valija.demo']
const [otro] = proveedoresDemo['proveedor2@valija.demo']

/** Each folder of the samples, and what dropping it shows. */
export const queMuestra: readonly [carpeta: string, texto: string][] = [
  ['lote-bueno-20', `20 facturas de proveedor@valija.demo (hotel ${hotel}), con PDF y layout: todas pasan`],
  [
    'lote-200',
    `200 facturas del otro hotel de proveedor@valija.demo (${segundo}): el lote más grande que se acepta`,
  ],
  ['lote-proveedor2', `6 facturas de proveedor2@valija.demo (hotel ${otro})`],
  [
    'lote-con-defectos',
    'un archivo por defecto, con el nombre del defecto: el dictamen dice la regla de cada uno; «correcta-» no tiene ninguno',
  ],
  [
    'invitado-bueno',
    'facturas de un comisionista sin cuenta, para «Entra con tu RFC»; sus reservas, en reservas.txt',
  ],
  [
    'invitado-sin-registro',
    'las de uno que ANT todavía no tiene en su directorio: van a «Lotes sin validar RFC»',
  ],
  ['invitado-con-defectos', 'una por regla de la carga de invitados, con el nombre de lo que falla'],
  [
    'comprobantes',
    'comprobantes de pago de clientes, de once formatos: PDF, escaneo, captura y foto; verdad.json dice qué debe leerse en cada uno',
  ],
  [
    'estados-de-cuenta',
    'de las diez fuentes en .xlsx y .xls, con reservas de los motores, y uno por caso; verdad.json dice la fuente que elegir; «rechazado-» no se importa (con --filas 20000 se hace uno de ese tamaño)',
  ],
  [
    'recibos',
    'comprobantes BBVA de 59, 60, 76 y 77 elementos que pagan esos lotes, y los que no se pueden leer o no tienen lote',
  ],
  [
    'comisiones-…',
    `por régimen y tipo de RFC: las reservas que seleccionar, la factura correcta y un archivo por defecto (el del agente ${comisionistaDemo} es de comisionista@valija.demo; los demás los elige el personal)`,
  ],
  [
    'complementos',
    'del lote-bueno-20 ya pagado ese día con su recibo: correctos, parciales, de muchos a muchos y por defecto',
  ],
]
