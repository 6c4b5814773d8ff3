import { contar, facturas } from '../message-type.ts'

/** Texts of one lote's page. */
export const lotePantalla = {
  guardarMotivo: 'Guardar el motivo',
  porRevisar: ({ n }: { n: number }) =>
    n === 1 ? 'Una factura espera que alguien decida' : `${facturas(n)} esperan que alguien decida`,
  porRevisarTexto: 'El lote no se procesa mientras no se acepten o rechacen.',
  revisadas: ({ n }: { n: number }) =>
    n === 1 ? 'Una factura se revisó a mano' : `${facturas(n)} se revisaron a mano`,
  revisada: {
    aceptada: ({ motivo, quien }: { motivo: string; quien: string }) => `Aceptada: ${motivo} (${quien}).`,
    rechazada: ({ motivo, quien }: { motivo: string; quien: string }) => `Rechazada: ${motivo} (${quien}).`,
  },
  aceptarFactura: 'Aceptar',
  rechazarFactura: 'Rechazar',
  aceptarTitulo: ({ factura }: { factura: string }) => `¿Por qué se acepta la factura ${factura}?`,
  rechazarTitulo: ({ factura }: { factura: string }) => `¿Por qué se rechaza la factura ${factura}?`,
  aceptarTexto: 'Sigue en el lote. Quien la cargó lo sabrá con tu motivo.',
  rechazarTexto:
    'Sale del lote y su UUID queda libre; si es la última, el lote se elimina. Quien la cargó lo sabrá con tu motivo.',
  repetidas: ({ n }: { n: number }) =>
    n === 1
      ? 'Una reserva de este lote ya la cobró otra factura'
      : `${contar(n, 'reserva', 'reservas')} de este lote ya las cobró otra factura`,
  repetida: ({
    factura,
    reserva,
    otra,
    lote,
    estatus,
  }: {
    factura: string
    reserva: string
    otra: string | null
    lote: string | null
    estatus: string | null
  }) =>
    `${reserva}, de la factura ${factura}: ${otra === null ? 'la cobró una factura en un lote de otro hotel' : `la cobró la factura ${otra}, del lote «${lote}» (${estatus})`}.`,
  repetidaPorque: ({ motivo, quien }: { motivo: string; quien: string }) => `Motivo: ${motivo} (${quien}).`,
  repetidaSinMotivo: 'Nadie ha dicho por qué; el lote no se procesa.',
  escribirMotivo: 'Escribir el motivo',
  porQueRepetida: '¿Por qué se cobra otra vez?',
  vencido: 'Vencido',
  titulo: 'Detalles del lote',
  facturasPor: ({ n }: { n: number }) => `${facturas(n)} por`,
  cuandoAnt: ({ n }: { n: number }) =>
    n === 1 ? 'cuando ANT responda por la factura' : `cuando ANT responda por las ${n}`,
  cuandoProcese: 'al procesar el lote',
  conComprobante: 'con su comprobante',
  desde: ({ cuando }: { cuando: string }) => `desde ${cuando}`,
  envioAnt: 'Envío a ANT',
  actualizado: ({ hora }: { hora: string }) => `Actualizado a las ${hora}`,
  conteo: {
    aceptado: ({ n }: { n: number }) => contar(n, 'aceptada', 'aceptadas'),
    enviado: ({ n }: { n: number }) => contar(n, 'enviada', 'enviadas'),
    duda: ({ n }: { n: number }) => `${n} en duda`,
    rechazado: ({ n }: { n: number }) => contar(n, 'rechazada', 'rechazadas'),
    pendiente: ({ n }: { n: number }) => contar(n, 'pendiente', 'pendientes'),
  },
  barra: 'Avance del envío por respuesta de ANT',
  valijaEnvio: 'Valija envió',
  antReporta: 'ANT reporta',
  diferencia: 'Diferencia',
  por: ({ n, importe }: { n: number; importe: string }) => `${n.toLocaleString('es-MX')} por ${importe}`,
  dudaTitulo: ({ n }: { n: number }) => `${facturas(n)} en duda:`,
  duda: ({ n }: { n: number }) =>
    n === 1
      ? 'ANT no respondió y pudo haberla recibido. No se reenvía automáticamente para no duplicar el pago.'
      : 'ANT no respondió y pudo haberlas recibido. No se reenvían automáticamente para no duplicar el pago.',
  porConfirmarTitulo: ({ n }: { n: number }) => `${facturas(n)} por confirmar con ANT:`,
  porConfirmar: ({ n }: { n: number }) =>
    n === 1
      ? 'lo que ANT contestó no prueba que sea esta. Su renglón dice por qué: anota lo que responda el equipo de ANT, o retírala.'
      : 'lo que ANT contestó no prueba que sean estas. El renglón de cada una dice por qué: anota lo que responda el equipo de ANT, o retírala.',
  consultar: 'Consultar a ANT',
  reintentar: 'Reintentar ahora',
  rechazadas: ({ n }: { n: number }) => `${facturas(n)} que ANT rechazó:`,
  rechazadasTexto: ({ n }: { n: number }) =>
    n === 1
      ? 'Retírala con su motivo para que el resto siga, o vuelve a enviarla si ANT ya corrigió.'
      : 'Retíralas con su motivo para que el resto siga, o vuelve a enviarlas si ANT ya corrigió.',
  reenviar: 'Volver a enviar',
  bloqueadas: ({ n }: { n: number }) => `${facturas(n)} que no se ${n === 1 ? 'envía' : 'envían'}:`,
  bloqueadasTexto: ({ n }: { n: number }) =>
    n === 1
      ? 'El SAT no la reporta vigente o su emisor está en el listado 69-B. Retírala con su motivo para que el resto siga.'
      : 'El SAT no las reporta vigentes o su emisor está en el listado 69-B. Retíralas con su motivo para que el resto siga.',
  porCancelarse: ({ n }: { n: number }) =>
    `${facturas(n)} que quien ${n === 1 ? 'la' : 'las'} emitió pidió cancelar al SAT:`,
  porCancelarseTexto: ({ n }: { n: number }) =>
    `${n === 1 ? 'sigue vigente' : 'siguen vigentes'}, y si la agencia no rechaza la solicitud en tres días hábiles, el SAT ${n === 1 ? 'la' : 'las'} cancela.`,
  sinPagar: ({ n }: { n: number }) => `${facturas(n)} que no se ${n === 1 ? 'paga' : 'pagan'}:`,
  sinPagarTexto: ({ n }: { n: number }) =>
    n === 1
      ? 'El SAT no la reporta vigente o su emisor está en el listado 69-B. Retírala con su motivo para poder pagar el resto.'
      : 'El SAT no las reporta vigentes o su emisor está en el listado 69-B. Retíralas con su motivo para poder pagar el resto.',
  sinValidez: ({ n }: { n: number }) =>
    `${facturas(n)} que se ${n === 1 ? 'pagó y ya no vale' : 'pagaron y ya no valen'}:`,
  sinValidezTexto: ({ n }: { n: number }) =>
    `${n === 1 ? 'El SAT no la reporta vigente o su emisor está' : 'El SAT no las reporta vigentes o su emisor está'} en el listado 69-B, y lo pagado queda sin factura que deducir. Pide la que ${n === 1 ? 'la' : 'las'} sustituya o la devolución, y anota cómo quedó.`,
  atender: 'Anotar cómo quedó',
  atenderTitulo: ({ factura }: { factura: string }) => `¿Cómo quedó la factura ${factura}?`,
  atenderTexto:
    'Di si llegó la que la sustituye, si devolvieron el pago o qué se decidió. Queda en la bitácora y deja de avisarse.',
  atendida: ({ motivo }: { motivo: string }) => `Ya no vale; quedó así: ${motivo}`,
  retirar: 'Retirar',
  retirarTitulo: ({ factura }: { factura: string }) => `Se retirará la factura ${factura}`,
  retirarTexto: ({ importe }: { importe: string }) =>
    `El lote seguirá sin ella y su total bajará ${importe}. Su UUID quedará libre para volver a cargarse.`,
  retirarAceptada: 'ANT ya la tiene aceptada: pide a su equipo que la dé de baja allá.',
  motivo: 'Motivo',
  retirada: ({ motivo }: { motivo: string }) => `Retirada: ${motivo}`,
  resolver: 'Anotar respuesta de ANT',
  resolverTitulo: ({ factura }: { factura: string }) => `¿Qué dice ANT de la factura ${factura}?`,
  resolverAceptado: 'ANT la tiene aceptada',
  resolverNoLlego: 'ANT no la tiene: se enviará de nuevo',
  anotar: 'Anotar',
  folioAnt: ({ folio }: { folio: string }) => `Póliza ${folio}`,
  bitacora: 'Bitácora',
  verBitacora: 'Ver bitácora',
  volverAFacturas: 'Volver a las facturas',
  facturaDe: ({ i, n }: { i: number; n: number }) => `Factura ${i} de ${n}`,
  anterior: 'Factura anterior',
  siguiente: 'Factura siguiente',
  descargarXml: 'Descargar XML',
  descargarPdf: 'Descargar PDF',
  sinPdf: 'Esta factura no tiene PDF.',
  documento: ({ factura }: { factura: string }) => `Documento de la factura ${factura}`,
} as const
