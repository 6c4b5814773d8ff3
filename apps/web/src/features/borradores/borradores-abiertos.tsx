import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import type { BorradorResumen } from '@valija/contract/borradores.ts'
import { enMontos } from '@valija/contract/en-pesos.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { fecha, fechaHora } from '../../lib/formats.ts'
import { borradoresApi } from '../../lib/llamadas/borradores.ts'
import { paths } from '../../lib/paths.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { Notice } from '../../ui/notice.tsx'
import { borradoresQuery } from './borrador-calls.ts'

/** So many at once; the rest is opened, so that the list of lotes stays in sight. */
const alPrincipio = 3

/** Drafts, newest first, with the way back into each. */
export default function BorradoresAbiertos({ borradores }: { borradores: readonly BorradorResumen[] }) {
  const [descarta, setDescarta] = useState<BorradorResumen | null>(null)
  const client = useQueryClient()
  const [todos, setTodos] = useState(false)
  const vivos = todos ? borradores : borradores.slice(0, alPrincipio)
  return (
    <Stack gap={8}>
      {vivos.map((borrador) => (
        <Notice
          key={borrador.id}
          icon="lapiz"
          tono="neutro"
          title={borrador.nombre || borrador.proveedor || t.sinNombre}
          action={
            <Row nowrap gap={4}>
              <Button
                size="small"
                variant="outlined"
                component={Link}
                to={`${paths.facturaCrearProveedor}?borrador=${borrador.id}`}
              >
                {t.continuarBorrador}
              </Button>
              <MoreMenu
                label={t.descartarBorrador}
                actions={[{ text: t.descartarBorrador, onClick: () => setDescarta(borrador) }]}
              />
            </Row>
          }
        >
          {t.borradorDe({
            n: borrador.facturas,
            total: enMontos(borrador.montos),
            fecha: fechaHora(borrador.actualizadoEn),
          })}
          . {t.borradorVence({ fecha: fecha(borrador.expiraEn) })}
        </Notice>
      ))}
      {borradores.length === vivos.length ? null : (
        <div>
          <Button size="small" onClick={() => setTodos(true)}>
            {t.masBorradores({ n: borradores.length - vivos.length })}
          </Button>
        </div>
      )}
      {descarta === null ? null : (
        <ConfirmDialog
          onClose={() => setDescarta(null)}
          title={t.descartarTitulo}
          confirm={t.descartarBorrador}
          danger
          onConfirm={async () => {
            await borradoresApi.eliminar({ params: { id: descarta.id } })
            await client.invalidateQueries(borradoresQuery)
          }}
        >
          {t.descartarTexto({ n: descarta.facturas })}
        </ConfirmDialog>
      )}
    </Stack>
  )
}
