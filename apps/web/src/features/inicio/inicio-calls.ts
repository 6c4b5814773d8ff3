import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import { inicioApi } from '../../lib/llamadas/inicio.ts'

export const homeQuery = inicioApi.leer.query({
  meta: {
    temas: [
      'lote',
      'factura',
      'borrador',
      'recibo',
      'pago',
      'conciliacion',
      'estadoDeCuenta',
      'complemento',
      'cuentaPago',
      'prefactura',
      'usuario',
      'invitacion',
      'politica',
      'sistemas',
      'reloj',
    ],
  },
})

export const monthsQuery = inicioApi.resumen.query({ meta: { temas: ['lote', 'reloj'] } })

export const graficasQuery = (categoria: Categoria) =>
  inicioApi.graficas.query({ query: { categoria }, meta: { temas: ['lote', 'reloj'] } })

/**
 * What waits, in one entry of the cache: the bell of the bar and the home page show the same answer. The bell looks now and
 * then and when it is opened, not at every event of a busy day; the home page, whenever its own figures came anew.
 */
export const avisosQuery = inicioApi.avisos.query({
  staleTime: 20_000,
  refetchInterval: 60_000,
  meta: { callada: true },
})
