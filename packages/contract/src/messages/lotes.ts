import { type Catalogue, facturas } from '../message-type.ts'

/** Refusals and documented notices of the lotes. Documented wording is exact. */
export const lotes = {
  informacionEnviada: 'La información se envió correctamente',
  sinConexionCola: 'No podemos establecer conexión con la API-COLA-ANT',
  sinConexionAnt: 'No podemos establecer conexión con la API ANT',
  loteEliminado: ({ nombre }: { nombre: string }) => `El lote ${nombre} se eliminó`,
  archivosNoDescargados: 'Algunos archivos no pudieron ser descargados...',
  zipFallido: 'No se pudo generar el archivo ZIP',
  zipSinArchivosTitulo: 'No se pudo generar el archivo ZIP',
  zipSinArchivos:
    'No hay ningún archivo que entregar: los que faltan, con su motivo, están en la lista. Avisa al administrador.',
  zipDescargado: 'Archivos ZIP generados y descargados',
  descargaVacia: 'Selecciona al menos un lote para descargar sus facturas.',

  loteNoProcesable: ({ motivos }: { motivos: string }) => `Ahora no se envió ningún lote. ${motivos}`,
  fechaPagoPasada: 'La fecha de pago ya pasó. Elige hoy o un día posterior.',
  fechaPagoLejana: ({ fecha, hasta, dias }: { fecha: string; hasta: string; dias: number }) =>
    `La fecha de pago ${fecha} está demasiado lejos. Elige un día de hoy al ${hasta} (${dias} días).`,
  fechaPagoIlegible: ({ fecha }: { fecha: string }) =>
    `La fecha de pago «${fecha}» no se entiende. Escríbela como año-mes-día, por ejemplo 2026-10-16.`,
  loteYaEnProceso: ({ nombre, estatus }: { nombre: string; estatus: string }) =>
    `El lote ${nombre} está en «${estatus}»: no espera respuesta de ANT.`,
  loteEnAnt: ({ nombre }: { nombre: string }) =>
    `El lote ${nombre} no se puede eliminar: ANT ya tiene, o puede tener, alguna de sus facturas. Consulta a ANT o retira las que rechazó.`,
  loteNoEliminable: ({ nombre, estatus }: { nombre: string; estatus: string }) =>
    `El lote ${nombre} no se puede eliminar porque está ${estatus.toLowerCase()}.`,
  envioEnCurso: 'Este lote se está enviando en este momento. Espera unos segundos; verás la respuesta aquí.',
  nadaEnDuda: 'Este lote no tiene facturas en duda.',
  emisorListado: ({ codigo }: { codigo: string }) =>
    `El SAT tiene ahora a su emisor en el listado 69-B (código ${codigo})`,
  emisorNoListado: ({ codigo }: { codigo: string }) =>
    `El SAT ya no tiene a su emisor en el listado 69-B (código ${codigo})`,
  nadaQueAtender:
    'Esa factura no está entre las pagadas que dejaron de valer, o alguien ya anotó cómo quedó: abre otra vez el lote.',
  nadaQueRevisar: 'Esa factura no espera ninguna decisión; alguien pudo decidir antes.',
  facturaAceptada: ({ factura }: { factura: string }) => `La factura ${factura} se aceptó`,
  facturaRechazada: ({ factura }: { factura: string }) => `La factura ${factura} se rechazó`,
  nadaQueReintentar: 'Este lote no tiene facturas rechazadas que volver a enviar.',
  facturaNoRetirable: ({ factura }: { factura: string }) =>
    `La factura ${factura} no se puede retirar: solo se retira lo que ANT rechazó o lo que el SAT ya no tiene vigente.`,
  facturaConPagos: ({ factura }: { factura: string }) =>
    `La factura ${factura} ya tiene pagos. Anula primero los comprobantes que la cubren, en «Agregar comprobante», y retírala después.`,
  ultimaFactura: 'Es la última factura del lote. Elimina el lote en lugar de retirarla.',
  consultaNoDisponible:
    'ANT no ofrece la consulta de lo que tiene. Pregunta a su equipo y anota aquí la respuesta.',
  paquetesDeVariosLotes: 'Todas las facturas deben ser del mismo lote y llevar la misma fecha de pago.',

  noProcesadoYaProcesado: 'ya se procesó antes; no se envía dos veces',
  noProcesadoVacio: 'no tiene facturas',
  noProcesadoCuentaPorAprobar: 'espera a que se apruebe o rechace el cambio de su cuenta de pago',
  noProcesadoSinVerificar: ({ n }: { n: number }) =>
    `tiene ${facturas(n)} sin verificar en el SAT; ${n === 1 ? 'la' : 'las'} verificamos de nuevo y podrás enviarlo cuando responda`,
  noProcesadoBloqueadas: ({ n }: { n: number }) =>
    `tiene ${facturas(n)} que el SAT no reporta ${n === 1 ? 'vigente' : 'vigentes'} o con emisor en el listado 69-B; ${n === 1 ? 'retírala' : 'retíralas'} para enviar el resto`,
  noProcesadoReservasRepetidas:
    'cobra una reserva que otra factura ya cobró; abre el lote y escribe por qué se cobra otra vez',
  noProcesadoPorRevisar: 'tiene una factura por revisar; ábrelo y decide si se acepta',
  noProcesadoInexistente: 'ya no existe',
  archivoFaltaEnAlmacen: 'No está en el almacén',
  archivoAlteradoEnAlmacen: 'Cambió en el almacén: no es el que se guardó',
  archivoFaltaPdf: 'La factura no tiene PDF',
  archivoSinLeer: 'No se pudo leer; intenta de nuevo',
  zipListaFaltantes: 'ARCHIVOS QUE FALTAN.txt',
  zipEncabezadoFaltantes: 'Estos archivos no se pudieron incluir. El resto está completo.',
} satisfies Catalogue
