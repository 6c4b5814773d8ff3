import type { Message } from '../message-type.ts'
import { reglasComision } from './reglas-comision.ts'
import { reglasInvitado } from './reglas-invitado.ts'

type Regla = { titulo: string; remedio: Message }
const r = <T extends Message>(titulo: string, remedio: T) => ({ titulo, remedio })
const reemite = 'Emite otra con el valor esperado y después cancela esta con motivo 01.'

/** Per rule of a factura: its name on the dictamen and what to do when it does not hold. */
export const reglas = {
  tipoDeComprobante: r(
    'Tipo de comprobante',
    'En un lote solo entran facturas de ingreso. Si es una nota de crédito, un pago o un traslado, quítalo.',
  ),
  moneda: r('Moneda', 'Emite la factura en pesos mexicanos y cancela esta con motivo 01.'),
  receptorRfc: r('RFC del receptor', reemite),
  receptorRegimen: r('Régimen fiscal del receptor', reemite),
  usoCfdi: r(
    'Uso del CFDI',
    ({ prohibidos }: { prohibidos: string }) =>
      `Emite otra con un uso distinto de ${prohibidos} y después cancela esta con motivo 01.`,
  ),
  anioTimbrado: r(
    'Año del timbrado',
    'Solo se aceptan facturas timbradas en el año en curso. Emite otra y cancela esta con motivo 01.',
  ),
  metodoPago: r('Método de pago', 'Emite otra con método PUE o PPD y después cancela esta con motivo 01.'),
  formaPagoPue: r('Forma de pago de una factura PUE', reemite),
  mesPue: r(
    'Mes de una factura PUE',
    'Una factura PUE se entrega en el mes en que se timbra. Emite otra con método PPD y forma de pago 99, y cancela esta con motivo 01.',
  ),
  cortePue: r(
    'Día de corte de PUE',
    'Emite otra con método PPD y forma de pago 99, o entrégala en los primeros días del mes siguiente con fecha de ese mes.',
  ),
  cortePpd: r('Día de corte de PPD', 'Guárdala y cárgala a partir del día 1 del mes siguiente.'),
  emisorDistinto: r(
    'Mismo emisor en todo el lote',
    'Un lote lleva facturas de un solo emisor. Carga esta en otro lote.',
  ),
  emisorProveedor: r(
    'El emisor es el hotel elegido',
    'Elige el hotel que emitió la factura o quítala de este lote.',
  ),
  uuidRepetidoEnLote: r(
    'UUID una sola vez en el lote',
    'El mismo CFDI viene en dos archivos. Se toma el primero; quita este.',
  ),
  uuidRegistrado: r(
    'UUID sin registrar',
    'Esta factura ya está en otro lote. No tienes que cargarla de nuevo.',
  ),
  estadoSat: r(
    'Estado ante el SAT',
    'El SAT no la da por vigente. Pide al emisor una factura vigente que la sustituya.',
  ),
  efos: r(
    'Emisor fuera de la lista 69-B',
    'El SAT lista a este emisor con operaciones presuntamente inexistentes. Comunícate con la agencia.',
  ),
  efosDesconocido: r(
    'Lista 69-B',
    'El SAT dio un código que no conocemos. La factura continúa; la agencia lo revisará.',
  ),
  layoutSinFolio: r(
    'La factura está en el layout',
    'Escribe en la columna folio su folio, su serie o los dos juntos, en cada reservación que ampara.',
  ),
  layoutMonto: r(
    'Suma de las reservaciones',
    'Corrige los importes del layout hasta que sumen el total de la factura.',
  ),
  reservaYaFacturada: r(
    'Reservación ya facturada',
    'Si se cobra otra vez con razón, escribe el motivo: lo lee quien procesa el lote. Si no, quita el renglón.',
  ),
  layoutIlegible: r(
    'Celdas del layout',
    'Corrige esas celdas en Excel o escribe aquí el importe; lo que no se puede leer no se adivina.',
  ),
  layoutIva: r(
    'IVA de las reservaciones',
    'No impide continuar. Revisa que el iva sea el de cada reservación: es el que se envía a contabilidad.',
  ),
  layoutFolioParecido: r(
    'Folio escrito de otra forma',
    'No impide continuar. Sin mayúsculas, espacios ni guiones solo esta factura coincide; compruébalo.',
  ),
  layoutFolioVarias: r(
    'Folio que es de varias facturas',
    'No impide continuar. Escribe la serie y el folio juntos para que no haya duda.',
  ),
  antFactura: r('Factura aceptada por ANT', 'Revisa con la agencia por qué ANT no acepta esta factura.'),
  antReservas: r(
    'Reservaciones aceptadas por ANT',
    'Corrige el localizador de la reservación señalada o quítala del layout.',
  ),
  xmlIlegible: r(
    'El archivo es un CFDI legible',
    'Pide al emisor el XML original y cárgalo sin abrirlo ni modificarlo.',
  ),
  ...reglasComision,
  ...reglasInvitado,
} satisfies Record<string, Regla>
export type CodigoRegla = keyof typeof reglas

/** What to do about what the CFDI engine found; its own text tells the rest. */
export const remedioCfdi = {
  error: 'El documento no cumple el Anexo 20 o fue alterado. Pide al emisor el XML original o uno nuevo.',
  aviso: 'No impide continuar. Avisa al emisor para que lo corrija en las siguientes.',
  info: 'Para tu información.',
} as const
