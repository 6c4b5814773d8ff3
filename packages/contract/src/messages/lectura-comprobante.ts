import type { Catalogue } from '../message-type.ts'

/** What the reading of a proof tells: why it is none, why it could not be read, what a person should look at. */
export const lecturaComprobante = {
  lectorOcupadoTitulo: 'Error al analizar comprobante',
  lectorOcupado: 'Se están leyendo otros comprobantes. Inténtalo en un momento o llena los datos a mano.',
  lectorSinTiempoTitulo: 'Error al analizar comprobante',
  lectorSinTiempo:
    'El archivo tarda demasiado en leerse. Llena los datos a mano o sube una imagen más sencilla.',
  lectorNoDisponibleTitulo: 'Error al analizar comprobante',
  lectorNoDisponible: 'La lectura no está disponible en este momento. Llena los datos a mano.',

  comprobanteVacio: 'El archivo está vacío. Sube otro o llena los datos a mano.',
  comprobanteDeOtroTipo: 'El archivo no es un PDF ni una imagen que se pueda leer. Llena los datos a mano.',
  comprobanteMuyGrande: 'El archivo pasa de 25 MB. Sube uno más ligero o llena los datos a mano.',
  comprobanteDemasiadosPixeles:
    'La imagen pasa de 50 millones de pixeles. Sube una más pequeña o llena los datos a mano.',
  comprobanteConClave: 'El PDF pide una contraseña. Sube uno sin contraseña o llena los datos a mano.',
  comprobanteDanado: 'El archivo está dañado o incompleto. Sube otro o llena los datos a mano.',
  comprobanteSinTexto: 'No se distingue ningún texto. Sube una imagen más clara o llena los datos a mano.',
  comprobanteSinDatos:
    'No parece un comprobante de pago: no se encontró un importe pagado ni un número de operación. Sube el comprobante o, si lo es, llena los datos a mano.',
  comprobanteProgramado:
    'Dice que la operación está programada: todavía no es un pago. Sube el comprobante cuando se aplique.',
  comprobanteEnProceso:
    'Dice que la operación está en proceso: todavía no es un pago. Sube el comprobante cuando se aplique.',
  comprobanteRechazado: 'Dice que la operación no se realizó o fue rechazada: no es un pago.',
  comprobanteCancelado: 'Dice que la operación fue cancelada: no es un pago.',
  comprobanteDevuelto: 'Dice que el dinero fue devuelto o reembolsado: ya no es un pago.',
  comprobantePorPagar:
    'Son datos o una ficha para pagar, no un pago hecho. Sube el comprobante que se entrega al pagar.',
  comprobanteSinEnviar:
    'Es la pantalla anterior a enviar el dinero: todavía no es un pago. Sube la que aparece después de confirmar.',
  comprobanteEsFactura: 'Es una factura, no un comprobante de pago.',
  comprobanteDeOtroPago:
    'Es un pago de un servicio, un traspaso entre cuentas propias o un retiro de quien lo hizo: no es un pago a la agencia.',
  comprobanteSinDecirPagado:
    'No dice que el pago se haya hecho. Compruébalo antes de registrarlo: ningún dato se da por seguro.',
  comprobanteVariasOperaciones:
    'Muestra más de una operación. Comprueba cuál es la de este pago: ningún dato se da por seguro.',

  dudaSinEtiqueta: 'No se encontró su nombre junto al dato',
  dudaEtiquetaParecida: 'Su nombre no se lee completo',
  dudaLecturas: 'Dos lecturas de la imagen no coinciden',
  dudaLetras: 'La imagen no se distingue bien',
  dudaConfundibles: 'Puede confundirse una letra con un número (O y 0, I y 1, S y 5)',
  dudaForma: 'No tiene la forma de una clave conocida',
  dudaSinSigno: 'No se distingue el signo de pesos',
  dudaSinDecimales: 'No se ven los centavos',
  dudaSeparadores: 'Los puntos y comas del importe no están donde se esperaba',
  dudaNegativo: 'El importe aparece con signo negativo',
  dudaVarios: 'El comprobante muestra otros valores que no cuadran con este',
  dudaLetra: 'No coincide con la cantidad en letra',
  dudaAntigua: 'La fecha es de hace más de un año',
  dudaAnio: 'El año aparece con dos cifras',
  dudaOrden: 'La fecha puede traer primero el mes',
  dudaImpresion: 'Es la fecha de captura o de impresión',
  dudaClave: 'No coincide con la fecha de la clave de rastreo',
  dudaClabe: 'Una CLABE del comprobante no cumple su dígito verificador: la imagen puede leerse mal',
  dudaSinClave: 'Es una transferencia y no se distingue su clave de rastreo',
  dudaDeMas: 'Hay más texto junto al dato',
  dudaMoneda: 'El comprobante no dice la moneda',
  dudaDolares: 'El comprobante menciona dólares',
  dudaSinDecirPagado: 'El comprobante no dice que el pago se haya hecho',
  dudaVariasOperaciones: 'El comprobante muestra más de una operación',
} satisfies Catalogue
