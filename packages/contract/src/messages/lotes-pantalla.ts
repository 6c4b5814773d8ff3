import type { ColaDeLote } from '@valija/domain/lotes/colas.ts'
import { contar } from '../message-type.ts'

const lotes = (n: number) => contar(n, 'lote', 'lotes')
const facturas = (n: number) => contar(n, 'factura', 'facturas')

/** Texts of the lotes screens. Titles and buttons of the specification are exact. */
export const lotesPantalla = {
  migaja: 'Lotes de Facturas',
  inicio: 'Inicio',
  listado: 'Listado de lotes',
  titulo: 'Lotes de facturas cargadas',
  categoria: 'Categoría de los lotes',
  proveedor: 'Proveedor',
  comisionista: 'Comisionista',
  soltarLote: 'Suelta las facturas en cualquier parte: empieza un lote con ellas',
  soltarRecibo: 'Suelta el recibo bancario en cualquier parte: se buscan sus lotes',
  soltarReciboOLote: 'Suelta un recibo bancario, o las facturas de un lote',
  cargarLote: 'Cargar lote',
  etapas: 'Etapas de los lotes',
  sustantivo: ['lote', 'lotes'] as const,
  seleccionados: ['lote seleccionado', 'lotes seleccionados'] as const,
  sustantivoFactura: ['factura', 'facturas'] as const,
  sustantivoReserva: ['reserva', 'reservas'] as const,
  marcaAvisos: ({ n }: { n: number }) => contar(n, 'aviso', 'avisos'),
  marcaPorRevisar: ({ n }: { n: number }) => `${n} por revisar`,
  avisosSinMirar: 'Ábrelo para ver sus avisos',
  columnas: {
    id: 'Id',
    avisos: 'Avisos',
    porRevisar: 'Por revisar',
    nombre: 'Lote',
    proveedor: 'Proveedor',
    comisionista: 'Comisionista',
    rfc: 'RFC',
    facturas: 'Facturas',
    reservas: 'Reservas',
    fechaCreacion: 'Fecha de creación',
    fechaPago: 'Fecha de pago',
    pagadoEn: 'Pagado el',
    total: 'Total',
    pagado: 'Pagado',
    sinVerificar: 'Sin verificar',
    bloqueadas: 'No vigentes o EFOS',
    excepciones: 'Excepciones',
    estatus: 'Estatus',
    creador: 'Creador',
    estadoSat: 'Estado en el SAT',
    envio: 'Envío a ANT',
    respuesta: 'Respuesta',
    envioFolio: 'Folio en ANT',
    factura: 'Factura',
    serie: 'Serie',
    folio: 'Folio',
    uuid: 'UUID',
    emisor: 'Emisor',
    receptor: 'Receptor',
    fechaTimbrado: 'Fecha de timbrado',
    metodoPago: 'Método de pago',
    formaPago: 'Forma de pago',
    usoCfdi: 'Uso de CFDI',
    bookingCode: 'Localizador',
    base: 'Base',
    iva: 'IVA',
    otrosImpuestos: 'Otros impuestos',
    propinas: 'Propinas',
    totalReserva: 'Total de la reserva',
  },
  vigentes: ({ n }: { n: number }) => contar(n, 'vigente', 'vigentes'),
  sinVerificar: ({ n }: { n: number }) => `${n.toLocaleString('es-MX')} sin verificar`,
  noVigentes: ({ n }: { n: number }) => contar(n, 'no vigente', 'no vigentes'),
  excepciones: ({ n }: { n: number }) => contar(n, 'excepción', 'excepciones'),
  enCamino: 'En camino',
  enDuda: ({ n }: { n: number }) => `${n.toLocaleString('es-MX')} en duda`,
  esperaSat: 'Espera al SAT',
  esperaArchivos: 'Espera al almacén',
  esperaCola: 'Espera a la cola de ANT',
  esperaAnt: 'Espera a ANT',
  retirada: 'Retirada',
  rechazadaPorAnt: 'ANT la rechazó',
  vacio: {
    noProcesado: 'No hay lotes por procesar.',
    noProcesadoProveedor: 'Aún no has cargado lotes.',
    enProcesoDeEnvio: 'Ningún lote espera respuesta de ANT.',
    enProcesoDePago: 'Ningún lote espera su pago.',
    pagado: 'Aún no hay lotes pagados.',
  },
  verFacturas: 'Ver facturas',
  verPdf: 'Ver PDF',
  verXml: 'Ver XML',
  verReservas: 'Ver reservas',
  pago: 'Pago',
  yaProcesados: 'Los lotes de esta pestaña ya se procesaron; esperan su pago.',
  agregarComprobante: 'Agregar comprobante',
  eliminar: 'Eliminar',
  eliminarMotivo: 'Motivo, para quien lo cargó (opcional)',
  aunNoEnPago: 'El lote aún no está en proceso de pago',
  yaNoSeElimina: 'En esta etapa ya no se elimina',
  descargarFacturas: 'Descargar Facturas',
  /** Where lotes wait, as the pill of the filter says it. */
  colas: {
    rechazadas: 'Rechazados por ANT',
    bloqueadas: 'Con facturas no vigentes',
    vencidos: 'Pago vencido',
    enDuda: 'En duda',
    envioDetenido: 'Envío detenido',
    vencenHoy: 'Vencen hoy',
    porMarcar: 'Por marcar como pagados',
    porRevisar: 'Por revisar',
    reservasRepetidas: 'Reservas repetidas sin motivo',
    rfcSinValidar: 'RFC sin validar',
    cuentaPorAprobar: 'Cuenta por aprobar',
    porProcesar: 'Se pueden procesar',
    sinVerificar: 'Esperan al SAT',
  } satisfies Record<ColaDeLote, string>,
  pillFechaPago: ({ fecha }: { fecha: string }) => `Con fecha de pago ${fecha}`,
  pillAtraso: ({ tramo }: { tramo: string }) => `Por pagar: ${tramo.toLowerCase()}`,
  pillDiasDePago: ({ tramo }: { tramo: string }) => `Pagados en ${tramo.toLowerCase()}`,
  pillLocalizador: ({ localizador }: { localizador: string }) => `Localizador ${localizador}`,
  filtroProveedor: 'Hotel',
  filtroDesde: 'Creados desde',
  filtroHasta: 'Creados hasta',
  filtroSat: 'Estado en el SAT',
  filtroExcepcion: 'Excepciones',
  todos: 'Todos',
  satVigentes: 'Todas vigentes',
  satSinVerificar: 'Con facturas sin verificar',
  satBloqueadas: 'Con facturas no vigentes o EFOS',
  soloExcepciones: 'Solo con excepciones',
  pillDesde: ({ fecha }: { fecha: string }) => `Desde ${fecha}`,
  pillHasta: ({ fecha }: { fecha: string }) => `Hasta ${fecha}`,
  fechaDePago: 'Fecha de pago',
  procesarLotes: 'Procesar Lotes',
  procesar: {
    titulo: 'Se enviarán los lotes seleccionados',
    aviso: 'El envío puede tardar varios minutos en verse reflejado en ANT.',
    resumen: ({ n, importe, fecha }: { n: number; importe: string; fecha: string }) =>
      `${lotes(n)} por ${importe}, con fecha de pago ${fecha}.`,
    noSeEnviaran: ({ n }: { n: number }) =>
      n === 1 ? 'Este lote no se enviará:' : `Estos ${lotes(n)} no se enviarán:`,
    ninguno: 'Ninguno de los lotes seleccionados se puede enviar.',
    sinVerificar: ({ nombre, n }: { nombre: string; n: number }) =>
      `${nombre}: ${facturas(n)} sin verificar en el SAT. Al confirmar se preguntan otra vez.`,
    bloqueadas: ({ nombre, n }: { nombre: string; n: number }) =>
      `${nombre}: ${facturas(n)} que el SAT no reporta vigentes o con emisor en lista EFOS.`,
    noEnviado: ({ nombre, motivo }: { nombre: string; motivo: string }) => `${nombre} ${motivo}.`,
    cancelar: 'Cancelar',
    confirmar: 'Confirmar',
    enCamino: ({ n }: { n: number }) =>
      `${lotes(n)} en camino a ANT. Puedes seguir; te avisamos aquí cuando responda.`,
  },
  envio: {
    exito: 'Éxito',
    enviando: ({ hechos, total }: { hechos: number; total: number }) =>
      `Enviando a ANT: ${hechos} de ${total.toLocaleString('es-MX')}.`,
    aMedias: ({ hechos, total, faltan }: { hechos: number; total: number; faltan: number }) =>
      hechos === 0
        ? `ANT no respondió por ${total === 1 ? 'el lote' : `ninguno de los ${lotes(total)}`}.`
        : `${hechos === 1 ? 'Se envió' : 'Se enviaron'} ${hechos} de ${lotes(total)}. ${faltan === 1 ? 'ANT no respondió por el otro.' : `ANT no respondió por los otros ${faltan}.`}`,
    conExcepciones: ({ n }: { n: number }) =>
      `${n === 1 ? 'Un lote tiene' : `${n} lotes tienen`} facturas que ANT rechazó o que están en duda.`,
    verLotes: ({ n }: { n: number }) => (n === 1 ? 'Ver el lote' : `Ver los ${n} lotes`),
    cola: 'No podemos establecer conexión con la API-COLA-ANT',
    ant: 'No podemos establecer conexión con la API ANT',
    sat: 'El SAT no responde; lo preguntamos de nuevo antes de enviar',
    archivos:
      'El almacén no dio un archivo del lote como se guardó; no se envía mientras falte. Avisa a quien administra Valija',
    reintento: 'Lo intentamos de nuevo automáticamente; nada se envía dos veces.',
    ocultar: 'Ocultar este aviso',
  },
  detalle: {
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
        ? 'Una reservación de este lote ya la cobró otra factura'
        : `${contar(n, 'reservación', 'reservaciones')} de este lote ya las cobró otra factura`,
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
      `${reserva}, de la factura ${factura}: ${otra === null ? 'la cobró una factura de otro hotel' : `la cobró la factura ${otra}, del lote «${lote}» (${estatus})`}.`,
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
    valijaEnviara: 'Valija enviará',
    antReporta: 'ANT reporta',
    diferencia: 'Diferencia',
    por: ({ n, importe }: { n: number; importe: string }) => `${n.toLocaleString('es-MX')} por ${importe}`,
    dudaTitulo: ({ n }: { n: number }) => `${facturas(n)} en duda:`,
    duda: ({ n }: { n: number }) =>
      n === 1
        ? 'ANT no respondió y pudo haberla recibido. No se reenvía sola para no duplicar el pago.'
        : 'ANT no respondió y pudo haberlas recibido. No se reenvían solas para no duplicar el pago.',
    porConfirmarTitulo: ({ n }: { n: number }) => `${facturas(n)} por confirmar con ANT:`,
    porConfirmar: ({ n }: { n: number }) =>
      n === 1
        ? 'lo que ANT contestó no prueba que sea esta. Su renglón dice por qué: anota lo que responda el equipo de ANT, o retírala.'
        : 'lo que ANT contestó no prueba que sean estas. El renglón de cada una dice por qué: anota lo que responda el equipo de ANT, o retírala.',
    consultar: 'Consultar a ANT',
    consultado: 'ANT ya respondió por este lote',
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
        ? 'El SAT no la reporta vigente o su emisor está en la lista EFOS. Retírala con su motivo para que el resto siga.'
        : 'El SAT no las reporta vigentes o su emisor está en la lista EFOS. Retíralas con su motivo para que el resto siga.',
    sinPagar: ({ n }: { n: number }) => `${facturas(n)} que no se ${n === 1 ? 'paga' : 'pagan'}:`,
    sinPagarTexto: ({ n }: { n: number }) =>
      n === 1
        ? 'El SAT no la reporta vigente o su emisor está en la lista EFOS. Retírala con su motivo para poder pagar el resto.'
        : 'El SAT no las reporta vigentes o su emisor está en la lista EFOS. Retíralas con su motivo para poder pagar el resto.',
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
  },
  eliminarTitulo: ({ nombre }: { nombre: string }) => `Se eliminará el lote ${nombre}`,
  eliminarTexto: ({ n, importe, proveedor }: { n: number; importe: string; proveedor: string }) =>
    `${facturas(n)} de ${proveedor} por ${importe}. Sus UUID quedarán libres para volver a cargarse. Esto no se puede deshacer.`,
  eliminarVarios: ({ n }: { n: number }) => `Se ${n === 1 ? 'eliminará' : 'eliminarán'} ${lotes(n)}`,
  eliminarVariosTexto: ({ n, importe }: { n: number; importe: string }) =>
    `${facturas(n)} por ${importe}. Sus UUID quedarán libres para volver a cargarse. Esto no se puede deshacer.`,
  eliminados: ({ n }: { n: number }) => contar(n, 'lote eliminado', 'lotes eliminados'),
  faltantesMas: ({ n }: { n: number }) => `Y ${n.toLocaleString('es-MX')} más.`,
  zipNada: 'Ninguno de sus archivos se puede entregar, así que no hay ZIP:',
  zipReintenta: 'No quedó completo. Vuelve a pedirlo; si se repite, avisa al administrador.',
  faltantes: ({ n }: { n: number }) =>
    `${contar(n, 'archivo falta', 'archivos faltan')}; el resto está completo:`,
  /** After the words of a change of a payment: how much, and which. */
  delPago: ({ importe, folio }: { importe: string; folio: string }) =>
    ` de ${importe}${folio === '' ? '' : `, folio ${folio}`}`,
  quedanPorPagar: ({ importe }: { importe: string }) => `Quedan ${importe} por pagar`,
  acciones: {
    crear: 'Cargó el lote',
    registrar: 'Se registró en el lote',
    invitado: 'Lo cargó un invitado, sin cuenta',
    comoInvitado: 'Cargó el lote como invitado',
    procesar: 'Procesó el lote',
    enCola: 'En la cola de ANT',
    sinConexionCola: 'La cola de ANT no respondió',
    sinConexionAnt: 'ANT no respondió',
    sinConexionSat: 'El SAT no respondió',
    sinArchivo: 'El almacén no dio un archivo del lote',
    enviar: 'Se envió a ANT',
    respuestaAnt: 'ANT respondió',
    consultarAnt: 'Se consultó a ANT',
    etapa: 'Cambió de etapa',
    retirarFactura: 'Retiró una factura',
    aceptarFactura: 'Aceptó una factura por revisar',
    rechazarFactura: 'Rechazó una factura por revisar',
    reservaRepetida: 'Dijo por qué se cobra otra vez una reservación ya facturada',
    reintentar: 'Pidió volver a enviar',
    resolverDuda: 'Anotó la respuesta de ANT',
    verificarSat: 'Respuesta del SAT',
    eliminar: 'Eliminó el lote',
    envio: 'Respuesta de ANT',
    validarRfc: 'Dio por bueno el RFC del hotel',
    mensajeError: 'Cambió el estado del error del lote',
    comprobanteAgregado: 'Agregó un pago',
    comprobanteAnulado: 'Anuló un pago',
    pagado: 'El lote quedó pagado',
    complementoCancelado: 'El SAT canceló un complemento; su pago vuelve a esperar uno',
  },
} as const
