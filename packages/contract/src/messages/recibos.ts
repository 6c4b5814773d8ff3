import { enPesos } from '../en-pesos.ts'
import type { Catalogue } from '../message-type.ts'
import { contar } from '../message-type.ts'

/** Titles are documented wording; what stands below them is our explanation. */
export const recibos = {
  comprobantesNoGuardadosTitulo: 'No es posible guardar los comprobantes de pago',
  loteNoSePuedePagarTitulo: 'El lote no puede ser pagado, verifica el detalle',
  loteNoSePuedePagar: ({ facturas }: { facturas: number }) =>
    `${contar(facturas, 'factura lo impide', 'facturas lo impiden')}.`,
  loteNoEnPago: ({ nombre, estatus }: { nombre: string; estatus: string }) =>
    `El lote ${nombre} está en «${estatus}». Solo se registran pagos de lotes en proceso de pago.`,
  loteNoCubierto: ({ nombre, falta }: Record<'nombre' | 'falta', string>) =>
    `Al lote ${nombre} le faltan ${falta} por pagar. Agrega los comprobantes que faltan y vuelve a marcarlo.`,
  montoExcede: ({ nombre, monto, saldo }: Record<'nombre' | 'monto' | 'saldo', string>) =>
    `El pago de ${monto} es mayor que lo que falta por pagar del lote ${nombre}: ${saldo}. Elige otro lote o corrige el monto.`,
  reciboEnPesos: ({ nombre }: { nombre: string }) =>
    `El lote ${nombre} no es en pesos y los recibos del banco sí. Agrega su comprobante a mano, con el monto en la moneda del lote.`,
  pagoFuturo: ({ nombre, fecha }: Record<'nombre' | 'fecha', string>) =>
    `El pago del lote ${nombre} dice ${fecha}, un día que aún no llega. Escribe el día en que se hizo.`,
  pagoAntesDeFactura: ({
    nombre,
    fecha,
    factura,
    emitida,
  }: Record<'nombre' | 'fecha' | 'factura' | 'emitida', string>) =>
    `El pago del lote ${nombre} dice ${fecha}, antes de la factura ${factura}, que es del ${emitida}. Revisa la fecha, o si es de otro lote.`,
  rfcNoCorresponde: ({
    nombre,
    encontrado,
    esperado,
  }: Record<'nombre' | 'encontrado' | 'esperado', string>) =>
    `El RFC ${encontrado} no es el del proveedor del lote ${nombre}. Se espera ${esperado}.`,
  operacionYaAplicada: ({ folio, nombre }: { folio: string; nombre: string }) =>
    `La operación ${folio} ya está aplicada al lote ${nombre}. No se aplica dos veces.`,
  comprobanteRepetido: ({ folio, nombre }: { folio: string; nombre: string }) =>
    `El lote ${nombre} ya tiene un comprobante con el folio ${folio} y otros datos. Si está mal, anúlalo y agrega el correcto.`,
  paginaSinPago: ({ pagina }: { pagina: number }) =>
    `En la página ${pagina} no encontramos un pago al leer el PDF de nuevo. Vuelve a cargar el recibo.`,
  asignacionRepetida: ({ pagina }: { pagina: number }) => `La página ${pagina} está asignada dos veces.`,
  operacionRepetida: ({ pagina, otra }: { pagina: number; otra: number }) =>
    `La página ${pagina} es la misma operación del banco que la página ${otra}. Se aplica una sola vez.`,
  repartoNoCuadra: ({ pagina, repartido, quedan }: Record<'pagina' | 'repartido' | 'quedan', number>) =>
    `El pago de la página ${pagina} es de ${enPesos(quedan)} y repartiste ${enPesos(repartido)}. Ajusta los importes hasta que sumen lo mismo.`,
  reciboIlegibleTitulo: 'No se puede leer el pdf',
  reciboIlegible: ({ motivo }: { motivo: string }) => motivo,
  reciboSinArchivo: 'Falta el PDF del recibo o la lista de pagos por aplicar.',
  reciboSinPagina: 'No tenemos la página de este pago en el recibo del banco. Pídela a quien hizo el pago.',
  comprobanteYaAnulado: 'Este comprobante ya estaba anulado.',
} satisfies Catalogue

/** Why a factura keeps its lote from being paid, and what to do. */
export const motivosDeImpedimento = {
  canceladaEnSat: 'está cancelada ante el SAT. Retírala del lote y pide al proveedor la que la sustituye.',
  noEncontradaEnSat: 'no existe ante el SAT. Retírala del lote y pide al proveedor que la revise.',
  sinVerificar: 'está sin verificar: el SAT no respondió. Intenta de nuevo en unos minutos.',
  listaEfos: 'es de un emisor en el listado 69-B del SAT. Retírala del lote para pagar el resto.',
  rechazadaPorAnt: 'fue rechazada por ANT. Corrígela o retírala del lote.',
  enDuda: 'está en duda: no sabemos si ANT la tiene. Consulta a ANT desde el detalle del lote.',
  sinRespuestaDeAnt: 'aún no tiene respuesta de ANT. Consulta a ANT desde el detalle del lote.',
  cuentaPorAprobar:
    'espera la aprobación de la cuenta de pago del comisionista. Apruébala o recházala en Cuentas Pago.',
} as const

/** Why a receipt file cannot be read, and what to do. */
export const motivosDeArchivo = {
  vacio: 'El archivo está vacío. Vuelve a descargarlo del banco.',
  noEsPdf: 'El archivo no es un PDF, aunque su nombre lo diga.',
  demasiadoGrande: 'El PDF pesa más de 10 MB. Divídelo en varios.',
  demasiadasPaginas: 'El PDF tiene más de 100 páginas. Divídelo en varios.',
  conClave: 'El PDF pide contraseña. Guárdalo sin ella y cárgalo de nuevo.',
  danado: 'El PDF está dañado o incompleto. Vuelve a descargarlo del banco.',
  tiempoAgotado: 'La lectura tardó demasiado. Divide el PDF en varios.',
} as const

/** Why one page of a receipt gives no payment. */
export const motivosDePagina = {
  sinTexto:
    'Está en blanco o es una imagen: no hay texto que leer. Descarga el PDF del banco, o captura el pago con «Agregar comprobante».',
  sinDatos: 'No es un recibo de pago de BBVA.',
  otroBanco:
    'Parece el comprobante de otro banco: aquí solo se leen los de BBVA. Captura este pago con «Agregar comprobante».',
  variosPagos: ({ campos }: { campos: string }) =>
    `Trae más de un pago o repite: ${campos}. Carga un recibo por página, o captura cada pago con «Agregar comprobante».`,
  faltanDatos: ({ campos }: { campos: string }) => `Falta o no se entiende: ${campos}.`,
  desacuerdo: ({ campos }: { campos: string }) =>
    `No es igual a los recibos de BBVA que se leen aquí, y no se puede asegurar: ${campos}. Captura este pago con «Agregar comprobante».`,
  noAplicado: 'El banco no dice que el pago se haya hecho: está rechazado, devuelto, programado o pendiente.',
  otraMoneda:
    'Habla de otra moneda que pesos, y su importe podría ser en ella. Captura este pago con «Agregar comprobante».',
  demasiadoTexto: 'Tiene demasiado texto para ser un comprobante.',
  paginaDanada: 'La página está dañada.',
} as const
export const camposDeRecibo = {
  rfc: 'RFC',
  titular: 'nombre',
  bancoBeneficiario: 'banco destino',
  fechaPago: 'fecha',
  total: 'importe',
  folio: 'folio de internet',
  claveRastreo: 'clave de rastreo',
  cuentaDeposito: 'cuenta de depósito',
  concepto: 'concepto',
  estatus: 'estatus',
} as const
