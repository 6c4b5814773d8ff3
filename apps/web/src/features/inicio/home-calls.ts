import { queryOptions } from '@tanstack/react-query'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import { inicioApi } from '../../lib/llamadas/inicio.ts'

export const homeQuery = queryOptions({
  queryKey: ['inicio'],
  queryFn: ({ signal }) => inicioApi.leer({ signal }),
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
      'reloj',
    ],
  },
})

export const monthsQuery = queryOptions({
  queryKey: ['inicio', 'resumen'],
  queryFn: ({ signal }) => inicioApi.resumen({ signal }),
  meta: { temas: ['lote', 'reloj'] },
})

export const graficasQuery = (categoria: Categoria) =>
  queryOptions({
    queryKey: ['inicio', 'graficas', categoria],
    queryFn: ({ signal }) => inicioApi.graficas({ query: { categoria }, signal }),
    meta: { temas: ['lote', 'reloj'] },
  })

/**
 * What waits, in one entry of the cache: the bell of the bar and the home page show the same answer. The bell looks now and
 * then and when it is opened, not at every event of a busy day; the home page, whenever its own figures came anew.
 */
export const avisosQuery = queryOptions({
  queryKey: ['inicio', 'avisos'],
  queryFn: ({ signal }) => inicioApi.avisos({ signal }),
  staleTime: 20_000,
  refetchInterval: 60_000,
})
