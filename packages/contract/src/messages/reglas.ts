import type { CodigoDicho, CodigoRegla, ParamsDeRegla } from '@valija/domain/facturas/codigos-de-regla.ts'
import { reglasComision } from './reglas-comision.ts'
import { reglasInvitado } from './reglas-invitado.ts'

export type Regla<C extends CodigoRegla> = {
  titulo: string
  falla: string
  remedio: string | ((params: ParamsDeRegla[C]) => string)
}
const r = <T>(titulo: string, falla: string, remedio: T) => ({ titulo, falla, remedio })
const reemite = 'Emite otra con el valor esperado y después cancela esta con motivo 01.'

/** Per rule of a factura: its name, which says neither that it holds nor that it fails, what is wrong, and what to do then. */
export const reglas = {
  tipoDeComprobante: r(
    'Tipo de comprobante',
    'No es una factura de ingreso',
    'En un lote solo entran facturas de ingreso. Si es una nota de crédito, un pago o un traslado, quítalo.',
  ),
  moneda: r(
    'Moneda',
    'La moneda no es la que se admite',
    'Emite la factura en pesos mexicanos y cancela esta con motivo 01.',
  ),
  receptorRfc: r('RFC del receptor', 'El RFC del receptor no es el de la empresa', reemite),
  receptorRegimen: r(
    'Régimen fiscal del receptor',
    'El régimen fiscal del receptor no es el de la empresa',
    reemite,
  ),
  usoCfdi: r(
    'Uso del CFDI',
    'El uso del CFDI no se admite',
    ({ prohibidos }: ParamsDeRegla['usoCfdi']) =>
      `Emite otra con un uso distinto de ${prohibidos.join(', ')} y después cancela esta con motivo 01.`,
  ),
  anioTimbrado: r(
    'Año del timbrado',
    'Se timbró en otro año',
    'Solo se aceptan facturas timbradas en el año en curso. Emite otra y cancela esta con motivo 01.',
  ),
  fechaPorVenir: r(
    'Fecha que ya llegó',
    'Su fecha todavía no llega',
    'Es posterior al día de hoy en Valija. Si la fecha del equipo desde el que facturas está mal, emite otra con la de hoy y después cancela esta con motivo 01.',
  ),
  metodoPago: r(
    'Método de pago',
    'El método de pago no es PUE ni PPD',
    'Emite otra con método PUE o PPD y después cancela esta con motivo 01.',
  ),
  formaPagoPue: r(
    'Forma de pago de una factura PUE',
    'La forma de pago no es la de una factura PUE',
    reemite,
  ),
  mesPue: r(
    'Mes de una factura PUE',
    'Es PUE y se timbró en otro mes',
    'Una factura PUE se entrega en el mes en que se timbra. Emite otra con método PPD y forma de pago 99, y cancela esta con motivo 01.',
  ),
  cortePue: r(
    'Día de corte de PUE',
    'Es PUE y pasó el día de corte',
    'Sustitúyela por una PPD (forma de pago 99) y cancélala con motivo 01, o emite la PUE con fecha del mes siguiente.',
  ),
  cortePpd: r(
    'Día de corte de PPD',
    'Es PPD y pasó el día de corte',
    'Guárdala y cárgala a partir del día 1 del mes siguiente.',
  ),
  isrRetenido: r(
    'ISR retenido',
    'El ISR retenido no es el del régimen de quien la emite',
    'No impide continuar. A una persona física se le retiene el 1.25 % en el régimen 626 (RESICO) y el 10 % en el 606 (arrendamiento); a una persona moral, nada. Se retiene al pagarla aunque la factura no lo diga: confírmalo con tu contador.',
  ),
  hospedajeSinIva: r(
    'IVA del hospedaje',
    'Cobra hospedaje sin IVA',
    'No impide continuar. El hospedaje lleva IVA al 16 %, o al 8 % en la región fronteriza: confírmalo con tu contador.',
  ),
  emisorDistinto: r(
    'Emisor del lote',
    'Su emisor no es el del resto del lote',
    'Un lote lleva facturas de un solo emisor. Carga esta en otro lote.',
  ),
  monedaDistinta: r(
    'Moneda del lote',
    'Su moneda no es la del resto del lote',
    'Un lote lleva facturas de una sola moneda, para que su total sea una suma. Carga esta en otro lote.',
  ),
  emisorProveedor: r(
    'Emisor y hotel elegido',
    'El emisor no es el hotel elegido',
    'Elige el hotel que emitió la factura o quítala de este lote.',
  ),
  uuidRepetidoEnLote: r(
    'UUID dentro del lote',
    'El mismo UUID viene dos veces en el lote',
    'El mismo CFDI viene en otro archivo y se toma ese; quita este.',
  ),
  sustituyeOtraViva: r(
    'Factura que sustituye',
    'Sustituye a una factura que sigue en un lote',
    'No impide continuar. Retira la anterior de su lote y cancélala con motivo 01: si no, se pagarían las dos.',
  ),
  aplicaAnticipoVivo: r(
    'Anticipo que aplica',
    'Aplica un anticipo que ya está en un lote',
    'No impide continuar. Lo que se cobró con el anticipo no se paga otra vez: confirma que esta factura lo descuenta, o que una nota de crédito lo hace.',
  ),
  uuidRegistrado: r(
    'UUID en otros lotes',
    'Esta factura ya está en otro lote',
    'Ya se cargó: no tienes que hacerlo de nuevo. Búscala por su UUID en la lista de lotes.',
  ),
  estadoSat: r(
    'Estado ante el SAT',
    'El SAT no la da por vigente',
    'Carga la factura vigente que la sustituye. Si se acaba de timbrar, el SAT puede tardar en mostrarla: vuelve a verificar más tarde.',
  ),
  cancelacionEnProceso: r(
    'Solicitud de cancelación',
    'Quien la emitió pidió al SAT cancelarla',
    'No impide continuar. Si la agencia no rechaza la solicitud en tres días hábiles, el SAT la cancela y ya no se paga: carga la que la sustituye.',
  ),
  efos: r(
    'Listado 69-B',
    'El emisor está en el listado 69-B',
    'El SAT lo lista con operaciones inexistentes, y sus facturas no se pagan mientras siga ahí. Si es un error, acláralo ante el SAT y avisa a la agencia.',
  ),
  efosDesconocido: r(
    'Listado 69-B',
    'El SAT dio un código del listado 69-B que no conocemos',
    'La factura continúa; la agencia lo revisará.',
  ),
  layoutSinFolio: r(
    'Factura en el layout',
    'La factura no está en el layout',
    'Escribe en la columna folio su folio, su serie o los dos juntos, en cada reserva que ampara.',
  ),
  layoutMonto: r(
    'Suma de las reservas',
    'Las reservas no suman el total de la factura',
    'Corrige los importes del layout hasta que sumen el total de la factura.',
  ),
  layoutRetencion: r(
    'Reservas antes de retenciones',
    'Las reservas suman el total de la factura más lo que retiene',
    'No impide continuar. Las reservas pueden ir con su importe completo: el total de la factura ya descuenta lo retenido.',
  ),
  reservaYaFacturada: r(
    'Reservas ya facturadas',
    'Reserva ya facturada',
    'Si se cobra otra vez con razón, escribe el motivo: lo lee quien procesa el lote. Si no, quita el renglón.',
  ),
  layoutIlegible: r(
    'Celdas del layout',
    'Hay celdas del layout que no se pueden leer',
    'Corrige esas celdas en Excel o escribe aquí el importe; lo que no se puede leer no se adivina.',
  ),
  layoutIva: r(
    'IVA de las reservas',
    'El IVA de una reserva no parece el suyo',
    'No impide continuar. Revisa que el iva sea el de cada reserva: es el que se envía a contabilidad.',
  ),
  layoutTotal: r(
    'Total de las reservas',
    'El total de una reserva no es la suma de sus importes',
    'No impide continuar. Revisa sus importes y que ninguno sea negativo: el total y las propinas son los que se envían a contabilidad.',
  ),
  layoutFolioParecido: r(
    'Folio en el layout',
    'Folio escrito de otra forma',
    'No impide continuar. Sin mayúsculas, espacios ni guiones solo esta factura coincide; compruébalo.',
  ),
  layoutFolioVarias: r(
    'Folio en el layout',
    'Folio que es de varias facturas',
    'No impide continuar. Escribe la serie y el folio juntos para que no haya duda.',
  ),
  layoutReservaDosVeces: r(
    'Reservas de la factura',
    'La misma reserva está dos veces por el mismo importe',
    'No impide continuar. Si es un renglón copiado, escribe el localizador que falta o quita el renglón.',
  ),
  antFactura: r(
    'Factura ante ANT',
    'ANT no acepta la factura',
    'Revisa con la agencia por qué ANT no acepta esta factura.',
  ),
  antReservas: r(
    'Reservas ante ANT',
    'ANT no acepta sus reservas',
    'Corrige el localizador de la reserva señalada o quítala del layout.',
  ),
  xmlIlegible: r(
    'Archivo de la factura',
    'El archivo no es un CFDI que se pueda leer',
    'Descarga otra vez el XML del sistema de facturación o del portal del SAT y cárgalo sin abrirlo ni modificarlo.',
  ),
  ...reglasComision,
  ...reglasInvitado,
} satisfies { [C in CodigoDicho]: Regla<C> }

/** In place of every other remedy of a document whose bytes are not what was stamped. */
export const primeroElOriginal =
  'Primero consigue el XML original: lo que dice este archivo puede no ser lo que se timbró, así que todavía no corrijas ni canceles nada.'
