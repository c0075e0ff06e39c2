import {
  integer,
  maxValue,
  minValue,
  nonEmpty,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot'
import { findStates, indexOf } from '#storybook/atlas/findStates.ts'
import { type Screen, SCREENS } from '#storybook/atlas/screens.ts'
import type { State } from '#storybook/atlas/storyRecord.ts'
