import { type Catalogue, contar } from '../message-type.ts'
import { facturasMensajes as m } from './facturas.ts'

/** Refusals of the create-lote flow. */
export const borradores = {
  borradorYaGuardado: ({ nombre }: { nombre: string }) =>
    `Este borrador ya se guardó: es el lote «${nombre}». Lo encuentras en tu listado.`,
  borradorNoEncontrado: 'Este borrador ya no existe. Puede que ya lo hayas guardado o que haya vencido.',
  unaCorregida: 'Suelta sobre la factura solo el XML que la corrige, con su PDF si lo tienes.',
  facturaNoEncontrada: 'Esa factura ya no está en el borrador.',
  pdfNoEncontrado: 'Ese PDF ya no está en el borrador.',
  renglonNoEncontrado: 'Ese renglón ya no está en el layout.',
  proveedorAjeno: 'Ese hotel no está entre los tuyos. Elige uno de la lista.',
  proveedorDesconocido: 'ANT no tiene ese hotel. Elige uno de la lista.',
  usuarioNoCreaLotes: 'Tu rol no puede crear lotes. Pide al administrador que lo active.',
  sinArchivosEnCarga: m.sinArchivos,
  demasiadosArchivosEnGrupo: ({ limite }: { limite: number }) =>
    `Los archivos se envían en grupos de hasta ${limite}.`,
  nadaQueExplicar: 'Ninguna reserva de esta factura está facturada en otra: no hace falta un motivo.',
  demasiadasFacturas: ({ limite }: { limite: number }) =>
    `Un lote admite hasta ${contar(limite, 'factura', 'facturas')}. Guarda este y carga el resto en otro.`,
  demasiadosPdfs: ({ limite }: { limite: number }) =>
    `Un borrador admite hasta ${contar(limite, 'PDF', 'PDF')}. Quita los que no correspondan a ninguna factura.`,
  pasoFaltaFacturas: 'Primero carga al menos una factura XML.',
  pasoFaltaProveedor: 'Primero elige el hotel al que corresponden las facturas.',
  pasoFaltaValidarFacturas: 'Primero presiona «Validar Facturas».',
  pasoNingunaContinua:
    'Ninguna factura cumple todas las reglas. Revisa el dictamen: cada una dice qué corregir.',
  pasoFaltaLayout: 'Primero carga el layout con las reservas.',
  pasoFaltaValidarReservas: 'Primero presiona «Validar localizadores y totales» y espera la respuesta.',
  pasoFaltaValidarLayout: 'Primero presiona «Validar Layout».',
  pasoFaltaValidarLote: 'Primero presiona «Validar lote».',
  pasoSatPendiente: 'El SAT todavía está respondiendo. Espera un momento; no se pierde nada.',
  zipNoSeAbre:
    'No se pudo abrir: está dañado, lleva contraseña o trae demasiado. Descomprímelo y suelta lo que contiene.',
  layoutDeMas: ({ usado }: { usado: string }) => `Un lote lleva un solo layout; se usa ${usado}.`,
  layoutNoEsExcel:
    'El layout debe ser un archivo .xlsx o .xls. Ponerle ese nombre no basta: ábrelo en Excel y guárdalo como Libro de Excel, o llena la plantilla.',
  layoutDemasiadoGrande:
    'El layout es demasiado grande: se admiten hasta 10 MB y 20,000 renglones. Quita hojas e imágenes que no uses.',
  layoutDanado:
    'El archivo está dañado y no se pudo leer. Ábrelo en Excel, guárdalo de nuevo y vuelve a cargarlo.',
  layoutConClave:
    'El archivo pide contraseña para abrirse y no se pudo leer. Ábrelo en Excel, quítasela en Archivo › Información › Proteger libro, guárdalo y vuelve a cargarlo.',
  layoutVacio:
    'El layout no tiene renglones. La primera fila es el encabezado; escribe las reservas desde la segunda.',
  layoutColumnasDudosas: ({ columnas, parece }: { columnas: string; parece: string | null }) =>
    `${parece === null ? 'No se sabe qué columna es cada una' : `La columna ${parece} parece totalReserva, y su encabezado no lo dice`}. Revisa: ${columnas}. Escribe en la primera fila folio, bookingCode, base, iva, otros impuestos, propinas y totalReserva, cada uno una vez.`,
  layoutNoReemplazado: ({ eran, son, motivos }: { eran: number; son: number; motivos: string }) =>
    `No se cambió: con el layout que ya estaba hay ${contar(eran, 'factura correcta', 'facturas correctas')} y con el nuevo ${son} (${motivos}). El que ya estaba sigue aquí, como estaba. Corrige el nuevo y vuelve a soltarlo, o úsalo de todos modos.`,
  sinLayoutAnterior: 'No hay un layout al que volver, o cambió en otra ventana: abre otra vez el borrador.',
  layoutTardo: 'El layout tardó demasiado en leerse. Copia los renglones a la plantilla y vuelve a cargarlo.',
  faltaNombreYPdf: m.faltaNombreYPdf,
  faltaNombre: m.faltaNombre,
  faltaPdf: m.faltaPdf,
  facturasRegistradasMientras: ({ n }: { n: number }) =>
    `${contar(n, 'factura se registró', 'facturas se registraron')} en otro lote mientras preparabas este. Ya no se incluyen; revisa las demás y guarda de nuevo.`,
  hotelCambioMientras:
    'El hotel de este lote cambió en otra ventana mientras lo confirmabas. No se guardó nada: revisa para qué hotel es y vuelve a confirmar.',
  hotelFueraDeAnt: ({ hotel }: { hotel: string }) =>
    `ANT ya no tiene en su lista a ${hotel}, y no recibiría el lote. No se guardó nada y tu borrador sigue como estaba: pide a la agencia que revise el hotel, y vuelve a guardar.`,
  loteCambioMientras:
    'Algo cambió desde que validaste el lote: un estado del SAT, un dato o la política. Revisa el dictamen y valida de nuevo.',
  validarUuidFallo: m.validarUuidFallo,
  satSinConexion: m.satSinConexion,
  satErrorExterno: m.satErrorExterno,
  antSinConexion: m.antSinConexion,
  guardarFalloTitulo: m.guardarFallo,
  xmlCorrupto: m.xmlCorruptos,
  xmlAgotado:
    'Este XML tarda demasiado en leerse y no se leyó. Descárgalo de nuevo del portal del SAT o pide el original a quien lo timbró, y cárgalo otra vez.',
  facturasNoPasan: ({ n }: { n: number }) =>
    n === 1
      ? '1 factura no cumple alguna regla; no se guardó el lote'
      : `${contar(n, 'factura', 'facturas')} no cumplen alguna regla; no se guardó el lote`,
  archivoNoPermitido:
    'Solo se permiten archivos XML, PDF, PNG y JPG, del tipo que dice su nivel; el contenido de este no lo es.',
  cargaCorrecta: ({ n }: { n: number }) => (n === 1 ? '1 archivo cargado' : `${n} archivos cargados`),
  cargaParcial: ({ bien, mal }: { bien: number; mal: number }) =>
    `${bien} de ${contar(bien + mal, 'archivo cargado', 'archivos cargados')}; los demás no se tomaron`,
  cargaFallida: 'Los archivos no se pudieron cargar',
  archivoNoEsXml: 'No es un archivo XML',
  archivoNoEsPdf: 'No es un archivo PDF',
  archivoIdentico: ({ nombre }: { nombre: string }) =>
    `Es idéntico a ${nombre}, que ya está; se toma una sola vez`,
  comoSeSueltan:
    'Las facturas se sueltan como .xml, sus representaciones impresas como .pdf y el layout como .xlsx o .xls. Guárdalo así y suéltalo de nuevo.',
  comoSeSueltanSinLayout:
    'Las facturas se sueltan como .xml y sus representaciones impresas como .pdf. Guárdalo así y suéltalo de nuevo.',
  archivoVacio: 'El archivo está vacío',
  archivoMuyGrande: ({ limite }: { limite: string }) => `Pesa más de ${limite}`,
  layoutSinRenglones: 'La factura no tiene renglones en el layout: escribe aquí sus reservas',
  situacion: ({ situacion }: { situacion: string }) =>
    ({
      correcta: 'Correcta',
      sinVerificar: 'Sin verificar',
      porRevisar: 'Por revisar',
      rechazada: 'Rechazada',
      repetida: 'Repetida',
      cancelada: 'Cancelado',
      noEncontrada: 'No Encontrado',
    })[situacion] ?? situacion,
  motivoSinFactura: 'Su folio no corresponde a ninguna factura que continúa',
  motivoImporte: ({ columnas }: { columnas: string }) => `No se puede leer: ${columnas}`,
  motivoSinLocalizador: 'Falta el localizador',
  motivoMonto: ({ encontrado, esperado }: { encontrado: string; esperado: string }) =>
    `La suma de su factura es ${encontrado} y debe ser ${esperado}`,
} satisfies Catalogue
