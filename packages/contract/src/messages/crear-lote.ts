import { contar, facturas, primerosNombres } from '../message-type.ts'

/** Texts of the create-lote screen. Documented wording is exact. */
export const crearLote = {
  titulo: 'Cargar lote',
  fueraY: ' y',
  tiposLayout: 'XLSX o XLS',
  miga: 'Facturas de proveedor',
  pasos: {
    facturas: 'Facturas XML',
    dictamen: 'Dictamen',
    layout: 'Layout',
    nombre: 'Nombre y PDF',
    confirmar: 'Confirmar',
  },
  soltarXml: 'Facturas XML del lote',
  demasiadosXml: ({ n, limite, hay }: { n: number; limite: number; hay: number }) =>
    `${n === 1 ? 'Es 1 XML' : `Son ${n} XML`}${hay > 0 ? ` y ya hay ${hay}` : ''}; un lote admite ${limite}. Todavía no se carga ninguno.`,
  enVariosLotes: ({ n }: { n: number }) => (n === 1 ? 'Cargarlos en otro lote' : `Cargarlos en ${n} lotes`),
  soloLosPrimeros: ({ n }: { n: number }) =>
    n === 1 ? 'Cargar solo el primero' : `Cargar solo los primeros ${n}`,
  enOtroLote: ({ n }: { n: number }) =>
    n === 1
      ? 'Los XML que no cabían se cargan en otro lote. Lo encuentras también en «Continuar borrador».'
      : `Los XML que no cabían se cargan en otros ${n} lotes. Los encuentras también en «Continuar borrador».`,
  abrirOtroLote: ({ n }: { n: number }) => `Abrir el lote ${n}`,
  reglasDeUnaVez:
    'Suelta de una vez los XML (hasta 200), sus PDF y el layout: archivos, la carpeta o un ZIP. Se acomodan y se revisan automáticamente.',
  faltanLosXml: 'Falta soltar los XML',
  papelesAqui: 'Lo demás que soltaste ya está aquí y se acomoda con ellos.',
  reunido: 'Lo que trae el lote',
  ver: 'Ver',
  verParte: ({ parte }: { parte: string }) => `Ver ${parte}`,
  layoutEnEspera: ({ nombre, siguen }: { nombre: string; siguen: number }) =>
    `${nombre} se carga en cuanto ${siguen === 0 ? 'alguna factura cumpla las reglas' : 'el SAT responda por las facturas'}`,
  layoutRevisandose: 'Se está revisando con ANT',
  layoutPorVer: 'Trae algo por revisar',
  pdfsPorVer: ({ n }: { n: number }) =>
    `${n === 1 ? '1 está ligado' : `${n} están ligados`} por orden: revísalos`,
  pdfsCargados: ({ n, total }: { n: number; total: number }) =>
    `${n} PDF para ${facturas(total)}; se ligan al validar el layout`,
  nombreAlFinal: 'Se propone cuando el layout esté correcto',
  nombrePropuesto: ({ hotel, dia }: { hotel: string; dia: string }) => `${hotel}, ${dia}`,
  soltarEnElLote: 'Suéltalo en cualquier parte: se acomoda en este lote',
  soltarLoQueFalta: 'Lo que falta del lote',
  faltaPorSoltar: ({ layout, pdfs }: { layout: boolean; pdfs: number }) =>
    layout && pdfs > 0
      ? `Faltan el layout y ${contar(pdfs, 'PDF', 'PDF')}. Suéltalos aquí.`
      : layout || pdfs === 1
        ? `Falta ${layout ? 'el layout' : '1 PDF'}. Suéltalo aquí.`
        : `Faltan ${contar(pdfs, 'PDF', 'PDF')}. Suéltalos aquí.`,
  leidas: ({ hechas, total }: { hechas: number; total: number }) =>
    `${hechas} de ${contar(total, 'dictamen', 'dictámenes')}`,
  subidas: ({ hechas, total }: { hechas: number; total: number }) =>
    `${hechas} de ${contar(total, 'archivo subido', 'archivos subidos')}`,
  sinRed:
    'No hay conexión. Tus archivos están guardados en este equipo y se suben automáticamente al volver la red.',
  hotel: 'Hotel:',
  elegirHotel: 'Elige el hotel al que corresponden las facturas',
  buscarHotel: 'Buscar por razón social',
  cambiarHotel: 'Cambiar',
  hotelId: 'Id',
  razonSocial: 'Razón social',
  masHoteles: ({ n }: { n: number }) =>
    `Hay ${contar(n, 'hotel más', 'hoteles más')}. Escribe parte de la razón social para verlos.`,
  sinHoteles: 'Ningún hotel coincide. Revisa la razón social.',
  validarFacturas: 'Validar Facturas',
  validando: ({ n }: { n: number }) => `Consultando al SAT: ${facturas(n)} por responder`,
  grupos: {
    todas: 'Todas',
    correctas: 'Correctas',
    rechazadas: 'Rechazadas',
    canceladas: 'Canceladas',
    noEncontradas: 'No encontradas',
    sinVerificar: 'Sin verificar',
  },
  metodos: { PUE: 'PUE', PPD: 'PPD' },
  filtroGrupo: 'Facturas por resultado',
  filtroMetodo: 'Facturas por método de pago',
  columnaFactura: 'Factura',
  columnaUuid: 'UUID',
  columnaMetodo: 'Método',
  columnaTotal: 'Total',
  columnaDictamen: 'Dictamen',
  tablaFacturas: 'Facturas del lote',
  facturaDe: ({ nombre }: { nombre: string }) => `Factura ${nombre}`,
  timbrada: ({ metodo, fecha }: { metodo: string; fecha: string }) => `${metodo} · timbrada el ${fecha}`,
  reglasRotas: ({ n }: { n: number }) => (n === 1 ? '1 regla sin cumplir' : `${n} reglas sin cumplir`),
  leyendo: 'Leyendo',
  validacionSat: ({ codigo }: { codigo: string }) => `Validación ${codigo} del SAT`,
  encontrado: 'Encontrado',
  esperado: 'Esperado',
  cancelaCon: 'Cancela con motivo 01 y sustituye con:',
  textoFactura: 'Texto para quien factura',
  reglasCumplidas: ({ n }: { n: number }) =>
    n === 1 ? 'Ver la regla que sí cumple' : `Ver las ${n} reglas que sí cumple`,
  otrosLugares: ({ n }: { n: number }) => `Lo mismo en ${contar(n, 'lugar', 'lugares')} más de esta factura.`,
  avisosMotor: 'Observaciones que no impiden continuar',
  estadoSat: 'Estado ante el SAT',
  satEspera: 'El SAT no respondió. La volvemos a verificar automáticamente; la factura no está rechazada.',
  satSinPedir: 'Falta su respuesta. Se le pregunta al soltar las facturas y al presionar «Validar Facturas».',
  quitarFactura: ({ nombre }: { nombre: string }) => `Quitar la factura ${nombre}`,
  quitadasEnOtra: ({ nombres }: { nombres: readonly string[] }) =>
    `En otra ventana, con tu cuenta, ${nombres.length === 1 ? 'se quitó' : 'se quitaron'} de este lote ${primerosNombres(nombres)}.`,
  layoutEnOtra: ({ nombre }: { nombre: string }) =>
    `En otra ventana, con tu cuenta, cambió el layout de este lote${nombre === '' ? '' : `: ahora es ${nombre}`}.`,
  quitada: ({ nombre }: { nombre: string }) => `Quitaste ${nombre}.`,
  corregida: ({ nombre, nueva, uuid }: { nombre: string; nueva: string; uuid: string }) =>
    `${nueva} (UUID ${uuid}) tomó el lugar de ${nombre}.`,
  verla: 'Verla',
  soltarCorregida: ({ nombre }: { nombre: string }) => `Factura que corrige a ${nombre}`,
  reglasCorregida: 'La factura corregida, aquí o sobre su renglón: su XML, con su PDF si lo tienes.',
  deshacer: 'Deshacer',
  descargarMotivos: 'Descargar motivos',
  avisosPlegados: ({ n, errores }: { n: number; errores: number }) =>
    errores === 0
      ? contar(n, 'aviso', 'avisos')
      : `${contar(n, 'aviso', 'avisos')}, ${contar(errores, 'grave', 'graves')}`,
  verLista: ({ n }: { n: number }) => `Ver ${facturas(n)}`,
  quitarFiltro: 'Ver todas',
  elegida: 'Elige una factura para ver su dictamen.',
  ningunaEnGrupo: 'No hay facturas en este grupo.',
  facturas: ({ n }: { n: number }) => facturas(n),
  sinVerificarAun: ', sin verificar todavía',
  faltanReservas: '; falta validar localizadores',
  continuan: ({ n }: { n: number }) => (n === 1 ? '1 factura continúa' : `${facturas(n)} continúan`),
  /** `pero`: what they still wait for. */
  porTotal: ({ total, pero = '' }: { total: string; pero?: string }) => ` por ${total}${pero}.`,
  quedanFuera: ({ n }: { n: number }) => (n === 1 ? ' 1 queda fuera' : ` ${n} quedan fuera`),
  esperanSat: ({ n }: { n: number }) =>
    n === 1 ? ' 1 espera respuesta del SAT' : ` ${n} esperan respuesta del SAT`,
  continuarCon: ({ n }: { n: number }) => `Continuar con ${facturas(n)}`,
  subiendoAun: 'Espera a que terminen de subir los archivos.',
  faltaHotel: 'Elige el hotel.',
  ningunaContinua: 'Ninguna factura cumple las reglas todavía: corrígelas o carga otras.',
  ningunaCuadra: 'Ninguna factura coincide con el layout: corrige sus renglones.',
  descargarLayout: 'Descargar layout',
  reglasLayout: 'Archivo .xlsx o .xls. La primera fila es el encabezado.',
  faltaLayout: 'Falta el layout con sus reservas.',
  soltarLayout: 'Layout con las reservas',
  layoutActual: ({ nombre, n }: { nombre: string; n: number }) =>
    `${nombre} · ${contar(n, 'renglón', 'renglones')}`,
  usarElNuevo: 'Usar el nuevo de todos modos',
  volverAlAnterior: 'Volver al layout anterior',
  validarReservas: 'Validar localizadores y totales',
  validarLayout: 'Validar Layout',
  consultandoAnt: ({ n }: { n: number }) => `Consultando a ANT: ${facturas(n)} por responder`,
  reservasBien: ({ n }: { n: number }) =>
    n === 1
      ? 'ANT aceptó los localizadores y totales de 1 factura'
      : `ANT aceptó los localizadores y totales de ${facturas(n)}`,
  reservasMal: ({ n }: { n: number }) =>
    n === 1 ? '1 factura no pasó en ANT' : `${facturas(n)} no pasaron en ANT`,
  excepciones: 'Descargar renglones con falla',
  tablaRenglones: 'Renglones del layout',
  renglonesConFalla: ({ n }: { n: number }) =>
    n === 1 ? '1 renglón con falla' : `${contar(n, 'renglón', 'renglones')} con falla`,
  escribirMotivo: 'Escribir el motivo',
  reservaYaFacturada: '¿Por qué se cobra otra vez?',
  renglonesBien: 'Todos los renglones están bien.',
  renglonesSinPreguntar: 'Renglones del layout, sin validar con ANT todavía',
  todosRenglones: 'Todos',
  conFalla: 'Con falla',
  columnaRenglon: 'Renglón',
  columnas: {
    folio: 'Folio',
    bookingCode: 'Localizador',
    base: 'Base',
    iva: 'IVA',
    otrosImpuestos: 'Otros impuestos',
    propinas: 'Propinas',
    totalReserva: 'Total de la reserva',
  },
  columnaMotivo: 'Motivo',
  candidata: ({ clave, total }: { clave: string; total: string }) => `¿Es ${clave}, por ${total}?`,
  usarCandidata: ({ clave }: { clave: string }) => `Usar ${clave}`,
  editar: 'Editar',
  quitarRenglon: ({ numero }: { numero: number }) => `Quitar el renglón ${numero}`,
  campoDeRenglon: ({ campo, numero }: { campo: string; numero: number }) => `${campo} del renglón ${numero}`,
  importeMal: 'Escribe un importe como 1234.50',
  sumaLayout: 'Suma en el layout',
  sinPropinas: 'sin propinas',
  nombreLote: 'Nombre del lote',
  nombreVacio: 'Escribe el nombre del lote.',
  fallaDe: ({ n, total }: { n: number; total: number }) => `Falla ${n} de ${total.toLocaleString('es-MX')}`,
  fallaAnterior: 'Falla anterior',
  fallaSiguiente: 'Falla siguiente',
  nombreAyuda: 'Con él lo encontrarás en la lista; por ejemplo «Arrecife octubre 1».',
  tituloModal: 'Nombre y PDF del lote',
  reglasPdf: 'Un PDF por factura. Se ligan por el UUID de su texto o por nombre de archivo; si no, en orden.',
  soltarPdf: 'PDF de las facturas',
  tablaPdf: 'PDF de cada factura',
  columnaPdf: 'PDF',
  falta: 'Falta',
  formasDeLigar: {
    mano: 'Ligado a mano',
    uuid: 'Ligado por UUID',
    nombre: 'Ligado por nombre',
    orden: 'Ligado por orden: comprueba que sea el suyo',
  },
  pdfDeOtra: 'Su texto trae otro UUID',
  pdfsLigados: ({ hechos, total }: { hechos: number; total: number }) =>
    `${hechos} de ${contar(total, 'factura con su PDF', 'facturas con su PDF')}`,
  pdfsSueltos: 'PDF sin factura',
  ligarA: ({ nombre }: { nombre: string }) => `PDF de ${nombre}`,
  elegirPdf: 'Elige su PDF',
  quitarPdf: ({ nombre }: { nombre: string }) => `Quitar ${nombre}`,
  validarLote: 'Validar lote',
  confirmarTitulo: 'Se guardará todo el lote de facturas',
  confirmar: 'Confirmar',
  cargarLote: 'Cargar lote',
  confirmarTexto: ({ n, total, nombre }: { n: number; total: string; nombre: string }) =>
    `El lote «${nombre}» se guarda con ${facturas(n)} por ${total}.`,
  resumenNombre: 'Nombre',
  resumenHotel: 'Hotel',
  resumenFacturas: 'Facturas',
  resumenReservas: 'Reservas',
  resumenTotal: 'Total',
  resumenFuera: 'Quedan fuera',
  verLasDelLote: ({ n, total }: { n: number; total: string }) => `Ver ${facturas(n)} por ${total}`,
  verLasDeFuera: ({ n, total }: { n: number; total: string }) =>
    n === 1 ? `Ver la que queda fuera, por ${total}` : `Ver las ${n} que quedan fuera, por ${total}`,
  sinRespuestaAnt: 'ANT aún no responde por sus localizadores',
  sinRenglones: 'Sus renglones del layout no están completos',
  resumenSinVerificar: 'Sin verificar en el SAT',
  sinVerificarAviso:
    'Se guardan ahora y no se procesan hasta que el SAT las confirme. Lo volvemos a consultar automáticamente.',
  guardadoTitulo: ({ nombre }: { nombre: string }) => `Lote «${nombre}» guardado`,
  guardadoTexto: ({ id, n, total }: { id: number; n: number; total: string }) =>
    `Lote ${id}, con ${facturas(n)} por ${total}. Está en «Procesados», en espera de su fecha de pago.`,
  /** `frase` is the home page's own sentence: what is only planned is said so. */
  siguientePago: ({ frase }: { frase: string }) =>
    `${frase} Eso es de lotes ya procesados; este tendrá su fecha cuando se procese.`,
  sinSiguientePago: 'Lo siguiente: su fecha de pago, cuando se procese.',
  verLote: 'Ver el lote',
  verListado: 'Ver el listado de lotes',
  otroLote: 'Cargar otro lote',
  empezarOtro: 'Empezar un lote nuevo',
  continuarBorrador: 'Continuar borrador',
  masBorradores: ({ n }: { n: number }) => `Ver ${contar(n, 'borrador más', 'borradores más')}`,
  borradorDe: ({ n, total, fecha }: { n: number; total: string; fecha: string }) =>
    `${facturas(n)} por ${total}, última vez el ${fecha}`,
  borradorVence: ({ fecha }: { fecha: string }) => `Se conserva hasta el ${fecha}.`,
  descartarBorrador: 'Descartar borrador',
  descartarTitulo: 'Se eliminará el borrador',
  descartarTexto: ({ n }: { n: number }) =>
    n === 1
      ? 'Se pierde 1 factura cargada y lo que escribiste. No se puede deshacer.'
      : `Se pierden ${facturas(n)} cargadas y lo que escribiste. No se puede deshacer.`,
  sinEnviar: ({ n }: { n: number }) =>
    contar(n, 'archivo que soltaste no se envió', 'archivos que soltaste no se enviaron'),
  sinEnviarTexto: ({ nombres }: { nombres: readonly string[] }) =>
    `Solo ${nombres.length === 1 ? 'está' : 'están'} en este navegador: ${primerosNombres(nombres)}. Continúa para cargarlos en un lote, o descártalos.`,
  descartarArchivos: 'Descartar archivos',
  descartarArchivosTitulo: ({ n }: { n: number }) =>
    `Se ${n === 1 ? 'eliminará' : 'eliminarán'} de este navegador ${contar(n, 'archivo', 'archivos')} sin enviar`,
  descartarArchivosTexto: ({ nombres }: { nombres: readonly string[] }) =>
    `${primerosNombres(nombres)}. Los de tu equipo no se tocan.`,
  sinNombre: 'Lote sin nombre',
  pagina: ({ actual, total }: { actual: number; total: number }) => `${actual} de ${total}`,
} as const
