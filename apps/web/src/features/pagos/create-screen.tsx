import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { paths } from '../../lib/paths.ts'
import { focusOnMount } from '../../lib/place.ts'
import { useCan } from '../../lib/sesion.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Block } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { oneFile } from '../../ui/one-file.ts'
import { PageDrop } from '../../ui/page-drop.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { CreateFound } from './create-found.tsx'
import { ajustesQuery } from './pagos-calls.ts'
import { ProofFirst, ProofHeld } from './proof-first.tsx'
import { SearchForm } from './search-form.tsx'
import { type Create, useCreate } from './use-create.ts'

const crumbs = [{ text: t.titulo, to: paths.listarPagos }]

/** Registers payments: their booking is looked up first, then they are added and saved together. */
export default function CreatePagoScreen() {
  const create = useCreate()
  const { reserva, pagos, leaving, dispatch, restart } = create
  return (
    <>
      {reserva.paso === 'hallada' ? (
        <CreateFound create={create} busqueda={reserva.busqueda} crumbs={crumbs} />
      ) : (
        <CreateSearch create={create} />
      )}
      {leaving ? (
        <ConfirmDialog
          onClose={() => dispatch({ do: 'stay' })}
          title={t.dejarTitulo({ n: pagos.length })}
          confirm={t.nuevaBusqueda}
          danger
          onConfirm={async () => restart()}
        >
          {t.dejarTexto}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function CreateSearch({ create }: { create: Create }) {
  const { data: ajustes } = useQuery(ajustesQuery)
  const { reserva, value, soltado, pagos, dispatch, search, askRestart } = create
  const proposes = useCan('pagos.reservas') && ajustes?.leeComprobantes === true
  return (
    <PageDrop label={t.soltarEnPagos} onFiles={oneFile((soltado) => dispatch({ do: 'hold', soltado }))}>
      <PageHeader title={t.buscarTitulo} crumbs={crumbs} />
      {proposes ? (
        <Block mb={16}>
          <ProofFirst
            soltado={soltado}
            onHeld={(held) => dispatch({ do: 'hold', soltado: held })}
            onPick={(de) => void search(de)}
          />
        </Block>
      ) : null}
      {proposes ? null : (
        <Block max={720} mb={16}>
          <ProofHeld soltado={soltado} />
        </Block>
      )}
      {reserva.paso === 'error' ? (
        <Block max={720}>
          <ErrorNotice
            error={reserva.error}
            action={
              <>
                {pagos.length === 0 ? null : (
                  <Button size="small" variant="outlined" onClick={() => void search()}>
                    {interfaz.reintentar}
                  </Button>
                )}
                {/* Below what was read of a proof it would come out of sight. */}
                <Button size="small" variant="outlined" ref={focusOnMount} onClick={askRestart}>
                  {t.nuevaBusqueda}
                </Button>
              </>
            }
          />
        </Block>
      ) : (
        <SearchForm
          value={value}
          onChange={(next) => dispatch({ do: 'type', value: next })}
          localizadorMaximo={ajustes?.localizadorBusqueda ?? 8}
          searching={reserva.paso === 'buscando'}
          incomplete={reserva.paso === 'inicio' && reserva.incompleta}
          onSearch={() => void search()}
        />
      )}
    </PageDrop>
  )
}
