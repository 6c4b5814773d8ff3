import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { LoteGuardado } from '@valija/contract/borradores.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { sayCuandoMePagan } from '@valija/contract/messages/inicio-frases.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { withQuery } from '../../lib/api.ts'
import { dinero } from '../../lib/formats.ts'
import { inicioApi } from '../../lib/llamadas/inicio.ts'
import { paths } from '../../lib/paths.ts'
import { place } from '../../lib/place.ts'
import { useCan, useSesion } from '../../lib/sesion.ts'
import { Icon } from '../../ui/icon.tsx'
import { Row, Title } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Status } from '../../ui/status.tsx'
import { c } from '../../ui/tokens.ts'

type SavedLoteProps = {
  lote: LoteGuardado
  /** What was dropped and is not in it. */
  fuera: ReactNode
  onAgain: () => void
}
/** In place of the wizard at once after saving: what was saved and where it is now. */
export function SavedLote({ lote, fuera, onAgain }: SavedLoteProps) {
  const puedeVer = useCan('lotes.proveedor.ver')
  const { rol } = useSesion()
  // What is fixed already, and no promise for this one: its day is given when it is processed.
  const { data: inicio } = useQuery(inicioApi.leer.query({ enabled: rol === 'proveedor' }))
  const siguiente = inicio?.porPagar.dias[0]
  return (
    <>
      <PageHeader
        title={t.titulo}
        crumbs={[{ text: t.miga, to: puedeVer ? paths.facturaProveedor : undefined }]}
      />
      {fuera}
      <PaddedPanel stack max={720} gap={12} role="status">
        <Row gap={12}>
          <Icon name="okc" size={28} color={c.ok} />
          <Title {...place}>{t.guardadoTitulo({ nombre: lote.nombre })}</Title>
          <Status estado="No procesado" />
        </Row>
        <span>
          {t.guardadoTexto({ id: lote.id, n: lote.facturas, total: dinero(lote.total, lote.moneda) })}
        </span>
        {rol === 'proveedor' && inicio !== undefined ? (
          <b>
            {siguiente === undefined
              ? t.sinSiguientePago
              : t.siguientePago({ frase: sayCuandoMePagan(siguiente, inicio.hoy, { lotes: 0, montos: [] }) })}
          </b>
        ) : null}
        <Row>
          {puedeVer ? (
            <>
              <Button
                variant="contained"
                component={Link}
                to={withQuery(paths.facturaProveedor, { lote: lote.id })}
              >
                {t.verLote}
              </Button>
              <Button variant="outlined" component={Link} to={paths.facturaProveedor}>
                {t.verListado}
              </Button>
            </>
          ) : null}
          <Button variant="outlined" onClick={onAgain}>
            {t.otroLote}
          </Button>
        </Row>
      </PaddedPanel>
    </>
  )
}
