import { type Catalogue, facturas } from '../message-type.ts'

/** Documented wording of the invoice checks (Supplier batches §5 and §8), misspellings included. */
export const facturasMensajes = {
  xmlCorruptos: 'Sus archivos XML se encuentran corruptos o dañados!',
  sinArchivos: 'No se seleccionaron archivos',
  archivosInvalidos: ({ nombres }: { nombres: string }) =>
    `Archivos inválidos: ${nombres}. Solo se permiten archivos XML`,
  emisorDistinto: ({ n }: { n: number }) =>
    n === 1
      ? '1 factura con un emisor distinto fue eliminada'
      : `${n} facturas con un emisor distinto fueron eliminadas`,
  deComision: ({ n }: { n: number }) =>
    n === 1 ? 'Una factura parece de comisión' : `${facturas(n)} parecen de comisión`,
  deComisionTexto:
    'Su clave de servicio es la de las comisiones. La factura de un comisionista no va en un lote de hotel: se carga en Detalle de comisiones, con las reservas que cobra.',
  deHospedaje:
    'La factura parece de hospedaje: la de un hotel no es de comisión y se carga en un lote de hotel, en Facturas de proveedor.',
  variosEmisores: ({ n }: { n: number }) => `Hay facturas de ${n} emisores`,
  variosEmisoresTexto: 'Elige el hotel: se quedan las suyas y las demás salen del lote, con su lista.',
  regimenIncorrecto: 'Régimen Fiscal Incorrecto',
  receptorIncorrecto: 'Facturas con receptor incorrecto',
  formaPagoPueIncorrecta: 'Tus facturas PUE no pueden contener otro método de pago que no sea 03',
  formaPagoPueTexto: '03 es la forma de pago (transferencia); el método de pago es PUE.',
  emisorDistintoTexto: ({ n }: { n: number }) =>
    n === 1 ? 'Sigue aquí, fuera del lote.' : 'Siguen aquí, fuera del lote.',
  pueFueraDeCorte: ({ dia }: { dia: number }) =>
    `Las facturas PUE se aceptan hasta el día ${dia} de cada mes`,
  pueFueraDeCorteTexto: ({ corte }: { corte: number }) =>
    `El corte en vigor es el día ${corte} inclusive, y ya pasó.`,
  ppdFueraDeCorte: ({ dia }: { dia: number }) =>
    `Las facturas PPD se aceptan hasta el día ${dia} de cada mes`,
  proveedorIncorrecto: 'El proveedor seleccionado es incorrecto',
  ningunaDelProveedor: 'Ninguna factura corresponde al proveedor seleccionado',
  facturasRepetidas: 'Facturas Repetidas',
  todasCargadas: 'Tus facturas ya fueron cargadas anteriormente',
  algunasCargadas: 'Algunas de tus facturas ya fueron cargadas anteriormente',
  noEncontradas: 'Ingresaste facturas no encontradas',
  canceladas: 'Ingresaste facturas canceladas',
  canceladasYNoEncontradas: 'Ingresaste facturas canceladas y no encontradas',
  porRevisar: ({ n }: { n: number }) => `${facturas(n)} por revisar`,
  porRevisarTexto:
    'Llevan un complemento que Valija no conoce. Puedes guardarlas: la agencia decide si se aceptan antes de procesar el lote, y te avisa.',
  otrasReglas: ({ n }: { n: number }) =>
    n === 1 ? '1 factura no cumple alguna regla' : `${facturas(n)} no cumplen alguna regla`,
  satSinConexion: 'No hay conexión con la API SAT',
  satErrorExterno: 'Error 404 / Error Externo',
  validarUuidFallo: 'Ocurrió un error al validar los UUID',
  registrosEliminados: 'Eliminaste todos los registros de tu lote',
  layoutIncorrecto: 'Layout Incorrecto! Los monto de tus facturas no coincide con el de tu layout!',
  layoutCorrecto: 'Layout Correcto!',
  layoutComoSeLeyo: 'Así se leyó el layout',
  layoutSinXml: 'No existe el siguiente XMLID en tu layout',
  layoutSinXmlTexto: ({ n }: { n: number }) =>
    n === 1
      ? 'El layout no trae 1 factura que sí está en el lote: agrega sus renglones y suéltalo otra vez, o quita la factura.'
      : `El layout no trae ${facturas(n)} que sí están en el lote: agrega sus renglones y suéltalo otra vez, o quítalas.`,
  antSinConexion: 'No podemos establecer conexión con la API ANT',
  faltaNombreYPdf: 'Por favor ingresa un nombre y carga la factura en formato PDF',
  faltaNombre: 'Por favor ingresa un nombre',
  faltaPdf: 'Por favor carga la factura en formato PDF',
  guardarFallo: 'Error 401',
} satisfies Catalogue
