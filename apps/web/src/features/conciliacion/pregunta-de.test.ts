import { expect, test } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { preguntaDe } from './pregunta-de.ts'

const fila = { movimientoID: 1 } as never
const reserva = { bookingCode: 'AT10100003' }
const como = { lugar: 'AT10100003', restante: 0 }
const refused = (codigo: string) =>
  new ApiError(409, { codigo, mensaje: 'no', detalles: [{ mensaje: 'otro pago' }] as never, referencia: '' })

test('[VIII-B5] what only a person knows is asked; any other refusal is told', () => {
  expect(preguntaDe(refused('sinMetodoDeCuenta'), fila, { reserva }, como)).toMatchObject({
    que: 'metodo',
    bookingCode: 'AT10100003',
    motivo: 'no',
    ...como,
  })
  expect(preguntaDe(refused('comprobanteReutilizado'), fila, { reserva }, como)).toMatchObject({
    que: 'reuso',
    coincidencias: ['otro pago'],
  })
  expect(preguntaDe(refused('movimientoConciliado'), fila, { reserva }, como)).toBeNull()
  expect(preguntaDe(refused('sinMetodoDeCuenta'), fila, { lineas: [] }, como)).toBeNull()
  expect(preguntaDe(new Error('sinMetodoDeCuenta'), fila, { reserva }, como)).toBeNull()
})
