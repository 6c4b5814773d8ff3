import { llamadasDeCatalogos } from '@valija/contract/llamadas/catalogos.ts'
import { cliente } from '../cliente.ts'

export const catalogosApi = cliente(llamadasDeCatalogos)
