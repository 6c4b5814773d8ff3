import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { primerosPasosTexto as t } from '@valija/contract/messages/primeros-pasos.ts'
import type { ClaveDePaso } from '@valija/domain/inicio/primeros-pasos.ts'
import { primerosPasosApi } from '../../lib/llamadas/primeros-pasos.ts'
import { paths } from '../../lib/paths.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useSesion } from '../../lib/sesion.ts'
import { useWork } from '../../lib/use-work.ts'
import { Icon } from '../../ui/icon.tsx'
import { Grow, Quiet, Row, Title } from '../../ui/layout.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { c } from '../../ui/tokens.ts'
import { List } from './pending-panel.tsx'

export const pasosQuery = primerosPasosApi.primerosPasos.query({
  meta: { temas: ['lote', 'pago', 'estadoDeCuenta', 'conciliacion', 'complemento', 'prefactura'] },
})
const destinos: Record<Exclude<ClaveDePaso, 'verReserva'>, string> = {
  cargarLote: paths.facturaCrearProveedor,
  procesarLote: paths.factura,
  cargarRecibo: paths.factura,
  registrarPago: paths.crearPago,
  importarEstado: paths.estadosDeCuenta,
  conciliar: paths.conciliacion,
  pedirFacturas: paths.porFacturar,
  prefactura: paths.facturaComisionistaCrear,
  facturarComision: paths.facturaComisionistaCrear,
  subirComplemento: paths.nuevoComplemento,
  protegerCuenta: paths.sesiones,
}
/** Where a role does it in a place of its own. */
const propios: Record<string, Partial<Record<ClaveDePaso, string>>> = {
  OperativoComisionista: { prefactura: paths.comisionista },
}

/** The first-run checklist of the role: each step ticks itself from what was done; gone when all are, or when it is closed. */
export function PrimerosPasos() {
  const { rol } = useSesion()
  const { failure, run } = useWork()
  const { data } = useQuery(pasosQuery)
  const pasos = data?.pasos ?? []
  const hechos = pasos.filter(({ hecho }) => hecho).length
  if (hechos === pasos.length) return null
  const close = async () => {
    await primerosPasosApi.cerrarPrimerosPasos()
    await queryClient.invalidateQueries(pasosQuery)
  }
  return (
    <PaddedPanel aria-label={t.titulo} mb={16}>
      <Row gap={12}>
        <Title>{t.titulo}</Title>
        <Quiet>{t.avance({ hechos, total: pasos.length })}</Quiet>
        <Grow />
        <Button size="small" onClick={() => void run(close)}>
          {t.cerrar}
        </Button>
      </Row>
      <ErrorNotice error={failure} />
      <List>
        {pasos.map(({ clave, hecho }) => {
          const { texto, accion } = t.pasos[clave]
          const to = clave === 'verReserva' ? null : (propios[rol ?? '']?.[clave] ?? destinos[clave])
          return (
            <li key={clave}>
              <span role="img" aria-label={hecho ? t.hecho : t.porHacer}>
                <Icon name={hecho ? 'okc' : 'bandeja'} size={20} color={hecho ? c.ok : c.texto2} />
              </span>
              <span className="texto">{hecho ? <Quiet>{texto}</Quiet> : texto}</span>
              {hecho || to === null ? null : (
                <LinkButton size="small" to={to} aria-label={`${accion}: ${texto}`}>
                  {accion}
                </LinkButton>
              )}
            </li>
          )
        })}
      </List>
      <Quiet small>{t.ayuda}</Quiet>
    </PaddedPanel>
  )
}
