// The eleven symbols: silhouettes in a square of 24, one path each, readable when they are that small.
import type { Kind } from "./types";

export const SYMBOLS: Record<Kind, string> = {
  // a flask
  scientist:
    "M9 2h6a1 1 0 0 1 0 2.2V9l5.4 10.2c.8 1.6-.3 2.8-1.9 2.8H5.5c-1.6 0-2.7-1.2-1.9-2.8L9 9V4.2A1 1 0 0 1 9 2Zm2.2 2.5v5L8.4 14.5h7.2L12.8 9.5v-5Z",
  // a shield with a chevron
  militia: "M12 1.5l9 3v7c0 5.5-3.6 9-9 11-5.4-2-9-5.5-9-11v-7Zm0 6L6.5 11v4L12 11.5l5.5 3.5v-4Z",
  // a bomb with a burning fuse
  saboteur:
    "M10 8a7.5 7.5 0 1 1-.01 0ZM12.5 5.5h4l1.5-2 1.5 1.2-2 3.3h-2l1.5 2.5-2.5 1.5-3.5-4ZM20 1l.6 1.9 1.9.6-1.9.6L20 6l-.6-1.9-1.9-.6 1.9-.6ZM6.3 12.8a4.5 4.5 0 0 0-1 3.5l1.6-.2a3 3 0 0 1 .7-2.3Z",
  // a kepi
  police:
    "M5 5.5C7 3.8 17 3.8 19 5.5l.8 7.5H4.2ZM4 14.5h16l2 3c-2.5 2.3-5.5 3-10 3s-7.5-.7-10-3Zm8-8.3-1.9 3.6L12 12.3l1.9-2.5Z",
  // one who gives the word to two
  ringleader:
    "M12 1.5a5 5 0 0 1 2.7 9.2l2.3 3.8a4 4 0 1 1-2.1 1.2l-2.9-4.7-2.9 4.7A4 4 0 1 1 7 14.5l2.3-3.8A5 5 0 0 1 12 1.5Z",
  // somebody, and one more
  recruiter:
    "M9 2.5a4.5 4.5 0 1 1-.01 0ZM1 21c0-5.5 3-8.5 8-8.5s8 3 8 8.5v1H1ZM17.7 3h2.6v3.2h3.2v2.6h-3.2V12h-2.6V8.8h-3.2V6.2h3.2Z",
  // something said
  informant:
    "M4 2.5h16a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5h-7L7 22v-5.5H4A2.5 2.5 0 0 1 1.5 14V5A2.5 2.5 0 0 1 4 2.5ZM7 8a1.7 1.7 0 1 0 .01 0Zm5 0a1.7 1.7 0 1 0 .01 0Zm5 0a1.7 1.7 0 1 0 .01 0Z",
  // a suitcase
  immigration:
    "M8 6V3.5A1.5 1.5 0 0 1 9.5 2h5A1.5 1.5 0 0 1 16 3.5V6h4.5A1.5 1.5 0 0 1 22 7.5v12a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 19.5v-12A1.5 1.5 0 0 1 3.5 6Zm2 0h4V4h-4ZM5.5 6.5v14h1.8v-14Zm11.2 0v14h1.8v-14Z",
  // two ways at once
  double_agent: "M8 1v3.5h14v4H8V12L1 6.5ZM16 23v-3.5H2v-4h14V12l7 5.5Z",
  // a way around
  diversion:
    "M2 22v-9.5A8.5 8.5 0 0 1 10.5 4H14V.5l8.5 6-8.5 6V9h-3.5A3.5 3.5 0 0 0 7 12.5V22ZM15.5 15.5h5v5h-5Z",
  // a mask
  master_of_disguise:
    "M1.5 6c4-1.5 7.5-1 10.5.8C15 5 18.5 4.5 22.5 6c1 7-2 12-6 12-2.5 0-3.5-2.5-4.5-3.5-1 1-2 3.5-4.5 3.5-4 0-7-5-6-12Zm3.3 4.5c1.2 2.6 3.7 2.8 5.2 1-1.5-2-3.7-2.3-5.2-1Zm14.4 0c-1.5-1.3-3.7-1-5.2 1 1.5 1.8 4 1.6 5.2-1Z",
};
